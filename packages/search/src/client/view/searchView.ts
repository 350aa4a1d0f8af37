import {createContext, type MouseEvent} from 'react';

type Part = 'absent' | 'failure' | 'suggestions' | 'hint' | 'suggestion' | 'report';

/** What differs between the dialog and the search page in the components that they share. */
interface SearchView {
  /** Call when the reader opens a hit or a related section. */
  onOpen: (url: string, event: MouseEvent) => void;
  /** Searches in place. Without it, suggestions are links to the search page. */
  search?: (query: string) => void;
  classes: Partial<Record<Part, string | undefined>>;
}

export const SearchView = createContext<SearchView>({onOpen: () => {}, classes: {}});
