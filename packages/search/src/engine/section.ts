import type {RecordType} from '../record';
import {levelWeights, pageRanks} from './ranking';

export interface Section {
  objectID: string;
  /** Includes the anchor. */
  path: string;
  type: RecordType;
  area: string;
  headings: string[];
  /** `POST /items`; its heading begins with it. */
  operation: string | undefined;
  /** Weight of its page, in per cent. */
  rank: number;
  unlisted: boolean;
  /** Index of its page. */
  page: number;
  /** File of the texts of its page, relative to the index. */
  textsFile: string;
  /** Index on its page. */
  position: number;
  hasText: boolean;
  /** Once loaded. */
  text?: string | null | undefined;
}

/** Texts by section position; `null` without text. */
export type PageTexts = Array<string | null>;

export const stepNumber = /^\d+\. /gm;

export function sectionWeight({type, rank}: Section): number {
  return (levelWeights[type] * rank) / pageRanks.default;
}
