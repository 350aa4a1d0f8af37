import {createContext, type MouseEvent} from 'react';

type Part = 'absent' | 'failure' | 'suggestions' | 'hint' | 'suggestion' | 'report';

/** What differs between the dialog and the search page. */
interface SearchView {
  onOpen: (url: string, event: MouseEvent) => void;
  /** Searches in place. Without it, suggestions are links. */
  search?: (query: string) => void;
  classes: Partial<Record<Part, string | undefined>>;
}

export const SearchView = createContext<SearchView>({onOpen: () => {}, classes: {}});
