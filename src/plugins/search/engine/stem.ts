/** Brings the forms of a word to one, so that `dataset` finds `datasets`. Takes a folded word. */
export type Stem = (word: string) => string;

const hasDigit = /\d/;

/**
 * The S-stemmer: English plurals only, so that what a reader has typed of a
 * word remains the beginning of its stem.
 *
 * @see Harman, “How effective is suffixing?”, JASIS 42 (1991)
 */
export function stemEnglish(word: string): string {
  if (word.length < 4 || hasDigit.test(word)) {
    return word;
  }
  if (/[^ea]ies$/.test(word)) {
    return `${word.slice(0, -3)}y`;
  }
  if (/[^aeo]es$/.test(word)) {
    return word.slice(0, -1);
  }
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The minimal French stemmer: plural, feminine and infinitive endings. Plurals
 * are taken from short words too (`vues`, `rôles`), which the original leaves.
 *
 * @see Savoy, “A stemming procedure and stopword list for general French corpora”, JASIS 50 (1999)
 */
export function stemFrench(word: string): string {
  if (hasDigit.test(word)) {
    return word;
  }
  if (word.length < 6) {
    return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  }
  if (word.endsWith('x')) {
    return word.endsWith('aux') ? `${word.slice(0, -2)}l` : word.slice(0, -1);
  }
  return word
    .replace(/s$/, '')
    .replace(/r$/, '')
    .replace(/e$/, '')
    .replace(/e$/, '')
    .replace(/([a-z])\1$/, '$1');
}
