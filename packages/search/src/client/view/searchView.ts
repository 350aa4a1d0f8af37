import {createContext, type MouseEvent} from 'react';

interface SearchView {
  onOpen: (url: string, event: MouseEvent) => void;
  /** Without it, suggestions are links. */
  search?: (query: string) => void;
}

export const SearchView = createContext<SearchView>({onOpen: () => {}});
