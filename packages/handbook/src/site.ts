/** Texts of the books in one language. */
export interface HandbookWords {
  title: string;
  wholeGuide: string;
  contents: string;
  index: string;
  part: string;
  appendix: string;
  /** Before page numbers in cross references: `page`. */
  page: string;
  /** Before the release number. */
  release: string;
  /** Title of the part of unlisted areas. */
  developers: string;
  /** Heading of the page behind the cover. */
  about: string;
  /** Its paragraphs; `{site}` and `{glossary}` become links. */
  aboutTexts: readonly string[];
  /** Additional paragraph in the book of one area. */
  aboutArea: string;
}

export interface HandbookLanguage {
  locale: string;
  /** Native name, on the cover. */
  name: string;
  words: HandbookWords;
}

/** Configuration of the books. */
export interface HandbookSite {
  /** Default language first. */
  languages: readonly HandbookLanguage[];
  productName: string;
  /** Prefix of file names. */
  name: string;
  /** On the cover. */
  copyright: string;
  /** Style sheets of the site with its colours. */
  styles: readonly string[];
  /** Release of the product: `2025.8`. */
  release: string;
  /** Path of the logo in the build, an SVG. */
  mark: string;
  /** Ids of pages to move to the appendices, after those without a category. */
  appendices: readonly string[];
  /** Id of the page whose `term-…` headings make the index. */
  glossary: string;
}
