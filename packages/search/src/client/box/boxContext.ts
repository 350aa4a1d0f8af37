import {createContext, type MouseEvent} from 'react';
import type {Marked} from '../../marked';
import type {AbsentNotice} from '../../searchAnswer';
import {silent, type SearchReport} from '../report/useSearchReport';

/** The newest answer. DocSearch 5.2 has a count of its own, but adds it up over queries. */
export interface Answer {
  query: string;
  count: number;
  failed: boolean;
  /** The "not in the product" entry that the query matches. */
  absent: AbsentNotice | undefined;
  /** The query as it was answered, if misspelt words were corrected, which are marked. */
  correctedQuery: Marked | undefined;
}

/** State that the parts of the dialog share. */
interface BoxState {
  /** `undefined` until the first one arrives. */
  answer: Answer | undefined;
  report: SearchReport;
  /** Closes the dialog and opens a page of the site, unless a click asks for another tab. */
  follow: (url: string, event?: MouseEvent) => void;
}

export const BoxContext = createContext<BoxState>({
  answer: undefined,
  report: silent,
  follow: () => {},
});
