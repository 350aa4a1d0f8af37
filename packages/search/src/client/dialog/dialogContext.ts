import {createContext, type MouseEvent} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import type {Highlighted} from '../../highlight';
import type {AbsentNotice} from '../../searchResults';

/** DocSearch 5.2 has a count, but adds it up over queries. */
export interface LatestResults {
  query: string;
  count: number;
  failed: boolean;
  absent: AbsentNotice | undefined;
  correctedQuery: Highlighted | undefined;
}

/** Both functions close the dialog and navigate, except on a modified click. */
interface DialogState {
  results: LatestResults | undefined;
  openItem: (item: Pick<DocSearchHit, 'url'>, event?: MouseEvent) => void;
  /** Opens the search page. */
  showAll: (query: string, event?: MouseEvent) => void;
}

export const DialogContext = createContext<DialogState>({
  results: undefined,
  openItem: () => {},
  showAll: () => {},
});
