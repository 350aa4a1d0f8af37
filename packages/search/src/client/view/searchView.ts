import {createContext, type MouseEvent} from 'react';

type Part = 'absent' | 'failure' | 'suggestions' | 'hint' | 'suggestion' | 'report';

interface SearchView {
  onOpen: (url: string, event: MouseEvent) => void;
  /** Without it, suggestions are links. */
  search?: (query: string) => void;
  classes: Partial<Record<Part, string | undefined>>;
}

export const SearchView = createContext<SearchView>({onOpen: () => {}, classes: {}});
