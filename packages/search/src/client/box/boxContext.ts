import {createContext, type MouseEvent} from 'react';
import type {Marked} from '../../marked';
import type {AbsentNotice} from '../../searchAnswer';
import {silent, type SearchReport} from '../report/useSearchReport';

/** Latest results. DocSearch 5.2 has a count, but adds it up over queries. */
export interface Answer {
  query: string;
  count: number;
  failed: boolean;
  absent: AbsentNotice | undefined;
  correctedQuery: Marked | undefined;
}

interface BoxState {
  answer: Answer | undefined;
  report: SearchReport;
  /** Closes the dialog and navigates, except on a modified click. */
  follow: (url: string, event?: MouseEvent) => void;
}

export const BoxContext = createContext<BoxState>({
  answer: undefined,
  report: silent,
  follow: () => {},
});
