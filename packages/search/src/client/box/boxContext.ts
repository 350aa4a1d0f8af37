import {createContext} from 'react';
import type {AbsentNotice} from '../../engine/absent';
import {silent} from '../report/useSearchReport';

/** The last answer that came: DocSearch's own count adds up over queries (4.7.0). */
export interface Answer {
  query: string;
  count: number;
  /** No answer could be had. */
  failed: boolean;
  /** What is searched and the product does not have. */
  absent: AbsentNotice | undefined;
}

/** What the parts of the box share; there is no answer until the first one. */
export const BoxContext = createContext({
  answer: undefined as Answer | undefined,
  report: silent,
  close: () => {},
  /** Sets the query. */
  type: (() => {}) as (text: string) => void,
});
