import {createContext} from 'react';
import type {AbsentNotice} from '../../searchAnswer';
import {silent} from '../report/useSearchReport';

/** The newest answer. DocSearch 5.2 has a count of its own, but adds it up over queries. */
export interface Answer {
  query: string;
  count: number;
  failed: boolean;
  /** The "not in the product" entry that the query matches. */
  absent: AbsentNotice | undefined;
}

/** State that the parts of the dialog share. `answer` is `undefined` until the first one arrives. */
export const BoxContext = createContext({
  answer: undefined as Answer | undefined,
  report: silent,
  close: () => {},
});
