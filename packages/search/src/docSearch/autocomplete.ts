import {useSyncExternalStore} from 'react';
import {
  createAutocomplete as create,
  type AutocompleteApi,
  type AutocompleteCollection,
  type AutocompleteOptions,
  type BaseItem,
} from '@algolia/autocomplete-core';
import translations from '@theme/SearchTranslations';
import {isSearchHit} from './dialogItems';
import type {Hit} from '../searchResults';

interface State {
  query: string;
  /** Whether there are hits or stored searches. */
  hasItems: boolean;
}

const initialState: State = {query: '', hasItems: false};
const listeners = new Set<() => void>();
let state = initialState;
let activeAutocomplete: Pick<AutocompleteApi<BaseItem>, 'setQuery' | 'refresh'> | undefined;
let openFirst: () => Promise<boolean>;

/**
 * Wraps `createAutocomplete` of `@algolia/autocomplete-core` for DocSearch 5.2:
 *
 * - No item is active until an arrow key is pressed. Otherwise, NVDA doesn't echo typed letters,
 * and Enter asks the assistant. `openFirstHit` replaces that Enter.
 * - The field is the combobox, not the container, and lists have names.
 * - Arrow keys open the list and then move. Upstream's first arrow key only opens it.
 */
export function createAutocomplete<Item extends BaseItem>(
  options: AutocompleteOptions<Item>,
): AutocompleteApi<Item> {
  let lists: AutocompleteCollection<Item>[] = [];
  const autocomplete = create({
    ...options,
    defaultActiveItemId: null,
    onStateChange(change) {
      const {query, collections} = change.state;
      lists = collections.filter(({items}) => items.length > 0);
      state = {query, hasItems: lists.length > 0};
      listeners.forEach((listener) => listener());
      options.onStateChange?.(change);
    },
  });
  activeAutocomplete = autocomplete;
  state = initialState;
  const firstHit = () =>
    lists
      .flatMap(({items}) => items)
      .find((item) => isSearchHit(item) && item._snippetResult.query === state.query);
  openFirst = async () => {
    const {query} = state;
    if (!firstHit()) {
      await autocomplete.refresh();
    }
    const hit = firstHit();
    if (hit && state.query === query) {
      autocomplete.setActiveItemId(hit.__autocomplete_id as number);
      const {onKeyDown} = autocomplete.getInputProps({inputElement: null});
      onKeyDown(new KeyboardEvent('keydown', {key: 'Enter'}));
    }
    return hit !== undefined || state.query !== query;
  };
  return {
    ...autocomplete,
    getRootProps: () =>
      autocomplete.getRootProps({
        'aria-controls': undefined,
        'aria-expanded': undefined,
        'aria-haspopup': undefined,
        'aria-labelledby': undefined,
      }),
    getInputProps(props) {
      const ids = lists.map(({source}) => autocomplete.getListProps({source}).id);
      const input = autocomplete.getInputProps({
        ...props,
        // Not a valid role for `type="search"`.
        type: 'text',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': ids.length > 0,
        'aria-controls': ids.join(' ') || undefined,
      });
      return {
        ...input,
        onKeyDown(event: KeyboardEvent) {
          if (event.key.startsWith('Arrow')) {
            autocomplete.setIsOpen(true);
          }
          input.onKeyDown(event);
        },
      };
    },
    getListProps(props) {
      const list = lists.find(({source}) => source.sourceId === props?.source.sourceId);
      return autocomplete.getListProps({
        ...props!,
        'aria-labelledby': undefined,
        'aria-label': list && titleOf(list.source.sourceId, list.items[0]),
      });
    },
  };
}

function titleOf(sourceId: string, first: object | undefined): string | undefined {
  if (first && isSearchHit(first)) {
    return (first._snippetResult as Hit).area || undefined;
  }
  const {recentSearchesTitle, favoriteSearchesTitle, recentConversationsTitle} =
    translations.modal?.startScreen ?? {};
  const titles: Record<string, string | undefined> = {
    recentSearches: recentSearchesTitle,
    favoriteSearches: favoriteSearchesTitle,
    recentConversations: recentConversationsTitle,
  };
  return titles[sourceId];
}

/** Returns the current state of the dialog's search. */
export function useAutocompleteState(): State {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Searches in the dialog, without a query for the current one again. */
export function searchFor(query = state.query): void {
  activeAutocomplete?.setQuery(query);
  void activeAutocomplete?.refresh();
}

/**
 * Opens the first hit of the query, as Enter does for an active item. Waits for its results.
 *
 * @returns `false` without hits
 */
export function openFirstHit(): Promise<boolean> {
  return openFirst();
}
