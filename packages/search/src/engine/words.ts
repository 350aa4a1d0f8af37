/** Letters, digits and `$`, including codes and compounds (`LIFT-303`, `projects:read`). */
export const wordPattern = /[\p{L}\p{M}\p{N}$]+(?:['’._:-][\p{L}\p{M}\p{N}$]+)*/gu;

/** Elided articles and pronouns: `l’équipe`, `d’une`, `qu’il`. */
const elision = /^(?:l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|puisqu)['’](?=.)/u;

const joint = /['’._:-]/u;

/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Splits a match of `wordPattern` in a script without spaces into words. */
export function segment(text: string): string[] {
  if (!unspaced.test(text)) {
    return [text];
  }
  segmenter ??= new Intl.Segmenter(undefined, {granularity: 'word'});
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Accents, except of й, and not vowel signs of Indic and Thai scripts or Japanese voicing marks. */
const marks = /(\u0438\u0306|[\u0900-\u0EFF\u3099\u309A])|\p{M}/gu;

/** Removes case, accents and ligatures: `Échéance` becomes `echeance`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** Splits a text into folded words, without elided articles. Only compounds have several parts. */
export function splitWords(text: string): string[][] {
  const words = (text.match(wordPattern) ?? []).flatMap(segment);
  return words.map((word) => fold(word).replace(elision, '').split(joint));
}
