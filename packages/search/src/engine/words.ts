/** Letters, digits and `$`, including codes and compounds (`LIFT-303`, `projects:read`). */
export const wordPattern = /[\p{L}\p{M}\p{N}$]+(?:['’._:-][\p{L}\p{M}\p{N}$]+)*/gu;

/** Elided articles and pronouns: `l’équipe`, `d’une`, `qu’il`. */
const elision = /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu)['’](?=.)/u;

const joint = /['’._:-]/u;

/** Removes case, accents and ligatures: `Échéance` becomes `echeance`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Splits a text into folded words, without elided articles. Only compounds have several parts. */
export function splitWords(text: string): string[][] {
  return (text.match(wordPattern) ?? []).map((word) =>
    fold(word).replace(elision, '').split(joint),
  );
}
