/** Search rules of a language. All words are folded: lower case, without accents. */
export interface LanguageRules {
  /** Light stemmer. A prefix of a word must stay a prefix of its stem, to match while typing. */
  stem(word: string): string;
  /** Separated by spaces. */
  stopWords: string;
  /** Questions that expect steps, or an amount. */
  asksHow?: RegExp;
  asksHowMuch?: RegExp;
  /** Stemmed endings of word families, separated by spaces. */
  endings?: string;
  /** Shortest common root in a word family. */
  minRoot?: number;
}
