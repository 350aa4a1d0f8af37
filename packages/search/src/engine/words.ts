/**
 * Letters, digits and `$`, with the joints of codes and compounds (`LIFT-303`, `projects:read`).
 */
export const wordPattern = /[\p{L}\p{M}\p{N}$]+(?:['’._:-][\p{L}\p{M}\p{N}$]+)*/gu;

/** l’équipe, d’une, qu’il */
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

/** Folded parts; several in a compound. */
export type Word = string[];

/** Drops elided articles. */
export function splitWords(text: string): Word[] {
  return (text.match(wordPattern) ?? []).map((word) =>
    fold(word).replace(elision, '').split(joint),
  );
}
