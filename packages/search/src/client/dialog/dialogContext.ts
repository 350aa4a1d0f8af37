import {createContext, type MouseEvent} from 'react';
import type {Highlighted} from '../../highlight';
import type {AbsentNotice} from '../../searchResults';
import {noReport, type SearchReport} from '../report/useSearchReport';

/** DocSearch 5.2 has a count, but adds it up over queries. */
export interface LatestResults {
  query: string;
  count: number;
  failed: boolean;
  absent: AbsentNotice | undefined;
  correctedQuery: Highlighted | undefined;
}

interface DialogState {
  results: LatestResults | undefined;
  report: SearchReport;
  /** Closes the dialog and navigates, except on a modified click. */
  follow: (url: string, event?: MouseEvent) => void;
}

export const DialogContext = createContext<DialogState>({
  results: undefined,
  report: noReport,
  follow: () => {},
});
