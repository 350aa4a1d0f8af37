import type messages from '../i18n/en/handbook.json';

/** `title`: that of the guide. The others are described in `i18n/en/handbook.json`. */
export type HandbookTexts = Record<keyof typeof messages | 'title', string>;

export interface HandbookLanguage {
  locale: string;
  /** Native name, on the cover. */
  name: string;
  texts: HandbookTexts;
}

export interface HandbookOptions {
  /** Default language first. */
  languages: readonly HandbookLanguage[];
  productName: string;
  name: string;
  copyright: string;
  styles: readonly string[];
  release: string;
  /** Path in the build. An SVG. */
  mark: string;
  /** Ids of pages to move to the appendices. */
  appendices: readonly string[];
  /** Id of the page whose `term-…` headings make the index. */
  glossary: string;
}
