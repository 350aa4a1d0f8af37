import type {RecordType} from '../record';

export interface Section {
  objectID: string;
  /** Includes the anchor. */
  path: string;
  type: RecordType;
  area: string;
  /** Page title, then headings down to its own. */
  headings: string[];
  rank: number;
  unlisted: boolean;
  page: number;
  position: number;
}

export type PageTexts = Array<string | null>;

export const stepNumber = /^\d+\. /gm;
