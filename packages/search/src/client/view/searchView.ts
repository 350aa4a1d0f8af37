import {createContext, type MouseEvent} from 'react';

type Part = 'absent' | 'failure' | 'suggestions' | 'hint' | 'suggestion' | 'report';

/** Differences between the dialog and the search page in shared components. */
interface SearchView {
  /** Called when the reader opens a hit or related section. */
  onOpen: (url: string, event: MouseEvent) => void;
  /** Searches in place. Without it, suggestions link to the search page. */
  search?: (query: string) => void;
  classes: Partial<Record<Part, string | undefined>>;
}

export const SearchView = createContext<SearchView>({onOpen: () => {}, classes: {}});
