import {createContext, type MouseEvent} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import type {SearchResults} from '../../searchResults';

export interface LatestResults {
  query: string;
  /** `undefined` if the search failed. */
  found: SearchResults | undefined;
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
