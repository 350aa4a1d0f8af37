export type Locale = string;

export type Translated = Readonly<Record<Locale, string>>;

export type Messages = Readonly<Record<string, Translated>>;

/** "Not in the product" entry: a feature that the product doesn't have. */
export interface AbsentFeature {
  /** Same in all languages. */
  id: string;
  /** A query matches if it has all words of one of these, in any order. */
  asked: readonly string[];
  message: string;
  /** May be empty. */
  alternative: string;
  /** Ids of pages and sections: `page` or `page#anchor`. */
  related: readonly string[];
}
