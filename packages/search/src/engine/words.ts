/**
 * Letters, digits and `$`, with the joints of codes and compounds (`LIFT-303`, `e-mail`,
 * `projects:read`).
 */
export const wordPattern = /[\p{L}\p{M}\p{N}$]+(?:['’._:-][\p{L}\p{M}\p{N}$]+)*/gu;

/** French elisions: l’équipe, d’une, qu’il. */
const elision = /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu)['’](?=.)/u;

const joint = /['’._:-]/u;

/** Lower-cases and removes accents and ligatures: `Échéance` becomes `echeance`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Folded parts of a word; several in a compound. */
export type Word = string[];

/** Splits a text into folded words, without elided articles. */
export function splitWords(text: string): Word[] {
  return (text.match(wordPattern) ?? []).map((word) =>
    fold(word).replace(elision, '').split(joint),
  );
}
