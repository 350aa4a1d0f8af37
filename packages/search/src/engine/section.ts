import type {RecordType} from '../record';

export interface Section {
  objectID: string;
  /** Includes the anchor. */
  path: string;
  type: RecordType;
  area: string;
  headings: string[];
  /** Weight of its page, in per cent. */
  rank: number;
  unlisted: boolean;
  /** Index of its page. */
  page: number;
  /** Index on its page. */
  position: number;
}

/** Texts by section position; `null` without text. */
export type PageTexts = Array<string | null>;

export const stepNumber = /^\d+\. /gm;
