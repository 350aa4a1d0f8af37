/** Rules for folded words: lower case, without accents. */
export interface LanguageRules {
  /** Light stemmer: a prefix of a word must stay a prefix of its stem, to match while typing. */
  stem(word: string): string;
  /** Separated by spaces. */
  stopWords: string;
  stepsQuestion?: RegExp;
  amountQuestion?: RegExp;
  /** Stemmed endings, separated by spaces. */
  endings?: string;
  /** Shortest common root of a word family. */
  minRoot?: number;
}
