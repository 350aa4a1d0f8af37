export interface HandbookWords {
  title: string;
  wholeGuide: string;
  contents: string;
  index: string;
  part: string;
  appendix: string;
  /** Before page numbers: `page`. */
  page: string;
  /** Before the release number. */
  release: string;
  /** Title of the part of unlisted areas. */
  developers: string;
  /** Title of the page behind the cover. */
  about: string;
  /** Its paragraphs. `{site}` and `{glossary}` are replaced with links. */
  aboutTexts: readonly string[];
  /** Last paragraph in the book of one area. */
  aboutArea: string;
}

export interface HandbookLanguage {
  locale: string;
  /** Native name, on the cover. */
  name: string;
  words: HandbookWords;
}

export interface HandbookSite {
  /** Default language first. */
  languages: readonly HandbookLanguage[];
  productName: string;
  /** Prefix of file names. */
  name: string;
  /** On the cover. */
  copyright: string;
  /** Style sheets of the site. */
  styles: readonly string[];
  /** For example `2025.8`. */
  release: string;
  /** SVG of the logo, in the build. */
  mark: string;
  /** Ids of pages to move to the appendices. */
  appendices: readonly string[];
  /** Id of the page whose `term-…` headings make the index. */
  glossary: string;
}
