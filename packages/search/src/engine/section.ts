import type {RecordType} from '../record';

/** Section in the engine. Its text is in a separate file. */
export interface Section {
  objectID: string;
  /** Absolute, with the anchor. */
  path: string;
  type: RecordType;
  area: string;
  /** Page title, then headings down to its own. */
  headings: string[];
  rank: number;
  unlisted: boolean;
  page: number;
  /** Index within its page. */
  position: number;
}

/** Texts of a page's sections. */
export type PageTexts = Array<string | null>;

/** Step number at the start of a line. */
export const stepNumber = /^\d+\. /gm;
