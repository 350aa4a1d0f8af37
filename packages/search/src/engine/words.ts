/** Letters, digits and `$`, with what joins the parts of a code or a compound (`LIFT-303`, `e-mail`, `projects:read`). */
export const wordPattern = /[\p{L}\p{M}\p{N}$]+(?:['’._:-][\p{L}\p{M}\p{N}$]+)*/gu;

/** French words that lose their vowel before another: l’équipe, d’une, qu’il. */
const elision = /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu)['’](?=.)/u;

const joint = /['’._:-]/u;

/** Lower case, without accents or ligatures: `Échéance` and `echeance` are one word. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** A word of a text, folded: one part, or the parts of a compound. */
export type Word = string[];

/** Splits a text into folded words; an elided article is dropped. */
export function splitWords(text: string): Word[] {
  return (text.match(wordPattern) ?? []).map((word) =>
    fold(word).replace(elision, '').split(joint),
  );
}
