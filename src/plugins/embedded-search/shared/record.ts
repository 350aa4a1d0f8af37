/** One section of a page, as the index holds it: what is searched, and what a hit shows. */
export interface SearchRecord {
  /** Address of the section, with the base address of the language. */
  url: string;
  /** Title of the page. */
  page: string;
  /** Headings from the page's first level down to this section; empty for the opening of the page. */
  headings: string[];
  /** Text of the section. */
  content: string;
}
