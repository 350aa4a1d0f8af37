/** What the search knows of a language. Words are folded: lower case, without accents. */
export interface LanguageRules {
  /**
   * Brings the forms of a word to one, so that `dataset` finds `datasets`. It is light, so that what a
   * reader has typed of a word remains the beginning of its stem.
   */
  stem(word: string): string;
  /** Words that say little about what is looked for. */
  stopWords: string;
  /** Queries that ask how something is done, and how much of it there is. */
  asksHow?: RegExp;
  asksHowMuch?: RegExp;
  /** Endings, stemmed, that make one word of another. */
  endings?: string;
  /** The shortest root that two words of a family share. */
  minRoot?: number;
}
