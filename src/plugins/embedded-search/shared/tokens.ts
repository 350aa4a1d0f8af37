/** Letters and digits, with what joins the parts of a code or a compound (`LIFT-303`, `e-mail`). */
export const wordPattern = /[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;

/** French words that lose their vowel before another: l’équipe, d’une, qu’il. */
const elisionPattern = /\b(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/giu;

/** Lower case, without accents or ligatures: `Échéance` and `echeance` are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Splits a text into folded words; a compound gives its parts and itself in one piece. */
export function tokenize(text: string): string[] {
  const words = text.replace(elisionPattern, ' ').match(wordPattern) ?? [];
  return words.flatMap((word) => {
    const parts = fold(word).split(/[-_.]/);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}
