import {useSyncExternalStore} from 'react';
import {
  createAutocomplete as create,
  type AutocompleteApi,
  type AutocompleteOptions,
  type AutocompleteState,
  type BaseItem,
} from '@algolia/autocomplete-core';
import {isSearchHit} from './dialogItems';

type Lists = AutocompleteState<BaseItem>['collections'];

interface State {
  query: string;
  /** Non-empty lists of hits or stored searches. */
  lists: Lists;
}

const initialState: State = {query: '', lists: []};
const listeners = new Set<() => void>();
let state = initialState;
let activeAutocomplete: AutocompleteApi<BaseItem> | undefined;

/**
 * Wraps `createAutocomplete` of `@algolia/autocomplete-core` for DocSearch 5.2:
 *
 * - No item is active until an arrow key is pressed. Otherwise, NVDA doesn't echo typed letters,
 * and Enter asks the assistant. `openFirstHit` replaces that Enter.
 * - The field is the combobox, not the container, and lists of hits have names.
 * - Arrow keys open the list and then move. Upstream's first arrow key only opens it.
 */
export function createAutocomplete(
  options: AutocompleteOptions<BaseItem>,
): AutocompleteApi<BaseItem> {
  const autocomplete = create({
    ...options,
    defaultActiveItemId: null,
    onStateChange(change) {
      const {query, collections} = change.state;
      state = {query, lists: collections.filter(({items}) => items.length > 0)};
      listeners.forEach((listener) => listener());
      options.onStateChange?.(change);
    },
  });
  activeAutocomplete = autocomplete;
  state = initialState;
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
      const ids = state.lists.map(({source}) => autocomplete.getListProps({source}).id);
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
      const list = state.lists.find(({source}) => source.sourceId === props?.source.sourceId);
      const hit = list?.items.find(isSearchHit);
      const name = hit && {'aria-labelledby': undefined, 'aria-label': hit._snippetResult.area};
      return autocomplete.getListProps({...props!, ...name});
    },
  };
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

/** Searches, and opens the first hit as if it was active. @returns `false` without hits */
export async function openFirstHit(): Promise<boolean> {
  await activeAutocomplete?.refresh();
  const hit = state.lists.flatMap(({items}) => items).find(isSearchHit);
  if (hit) {
    activeAutocomplete!.setActiveItemId(hit.__autocomplete_id as number);
    const {onKeyDown} = activeAutocomplete!.getInputProps({inputElement: null});
    onKeyDown(new KeyboardEvent('keydown', {key: 'Enter'}));
  }
  return hit !== undefined;
}
