export interface HandbookTexts {
  title: string;
  wholeGuide: string;
  contents: string;
  index: string;
  part: string;
  appendix: string;
  /** Printed before page numbers: `page`. */
  page: string;
  /** Printed before the release number. */
  release: string;
  /** Title of the part for unlisted areas. */
  developers: string;
  about: string;
  /** Paragraphs of the about page. `{site}` and `{glossary}` are replaced with links. */
  aboutTexts: readonly string[];
  aboutArea: string;
}

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
  /** Prefix of the file names of books. */
  name: string;
  copyright: string;
  /** Paths of style sheets that books use. */
  styles: readonly string[];
  /** For example `2025.8`. */
  release: string;
  /** Path in the build. An SVG. */
  mark: string;
  /** Ids of pages to move to the appendices. */
  appendices: readonly string[];
  /** Id of the page whose `term-…` headings make the index. */
  glossary: string;
}
