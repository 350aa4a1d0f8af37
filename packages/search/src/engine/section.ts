import type {RecordType} from '../record';

/** A section as the engine knows it; its text is in a file of its page. */
export interface Section {
  objectID: string;
  /** From the root of the site, with the anchor. */
  path: string;
  type: RecordType;
  area: string;
  /** Title of the page, then headings down to its own. */
  headings: string[];
  rank: number;
  /** Whether menus do not have its page. */
  unlisted: boolean;
  page: number;
  /** Place among the sections of its page. */
  position: number;
}

/** The texts of a page's sections, as its file holds them. */
export type PageTexts = Array<string | null>;

/** The number of each step in a text, which stands at the beginning of its line. */
export const stepNumber = /^\d+\. /gm;
