/** The words of a book that are in no page, in one language. */
export interface HandbookWords {
  /** What the book is called. */
  title: string;
  wholeGuide: string;
  contents: string;
  index: string;
  part: string;
  appendix: string;
  /** Before the number of a page, in a cross reference: `page`. */
  page: string;
  /** Before the number of a release. */
  release: string;
  /** The part of the pages that menus do not have. */
  developers: string;
  /** Heading of the page behind the cover. */
  about: string;
  /** What that page says, a paragraph each; `{site}` and `{glossary}` become links. */
  aboutTexts: readonly string[];
  /** One more, in the book of one area. */
  aboutArea: string;
}

/** One language of a handbook. */
export interface HandbookLanguage {
  locale: string;
  /** Its own name, on the cover. */
  name: string;
  words: HandbookWords;
}

/** What the handbook knows of a site beside its built pages. */
export interface HandbookSite {
  /** The languages, the default one first; each other one has a folder of its name in the build. */
  languages: readonly HandbookLanguage[];
  productName: string;
  /** Begins the names of the files. */
  name: string;
  /** As the foot of each page has it. */
  copyright: string;
  /** Style sheets of the site, with the colours of text and code. */
  styles: readonly string[];
  /** The release that the pages describe: `2025.8`. */
  release: string;
  /** Drawn on the cover: an SVG in the build. */
  mark: string;
  /** Ids of pages that stand after all parts, as pages in no category do. */
  appendices: readonly string[];
  /** The id of the page whose `term-…` headings make the index. */
  glossary: string;
}
