import {createContext} from 'react';
import type {AbsentNotice} from '../../engine/absent';
import {silent, type SearchReport} from '../report/useSearchReport';

/** The last answer that came: DocSearch's own count adds up over queries (4.7.0). */
export interface Answer {
  query: string;
  count: number;
  /** No answer could be had. */
  failed: boolean;
  /** What is searched and the product does not have. */
  absent: AbsentNotice | undefined;
}

/** What the parts of the box share. */
export interface BoxContextValue {
  /** `undefined` until the first answer. */
  answer: Answer | undefined;
  report: SearchReport;
  close: () => void;
}

export const BoxContext = createContext<BoxContextValue>({
  answer: undefined,
  report: silent,
  close: () => undefined,
});
