import {
  createAutocomplete as create,
  type AutocompleteApi,
  type AutocompleteOptions,
  type BaseItem,
} from '@algolia/autocomplete-core';

let open: Pick<AutocompleteApi<BaseItem>, 'setQuery' | 'refresh'> | undefined;

/**
 * Replaces `createAutocomplete` of `@algolia/autocomplete-core` for DocSearch 5.2.
 *
 * No item is active until the reader presses an arrow key: NVDA stops echoing typed letters while an
 * item is active, and Enter would send the query to the assistant, whose entry is the first.
 *
 * The list counts as closed after a query that was typed before the dialog had loaded. An arrow key would
 * then only open it, and Enter would show all results instead of the first.
 */
export function createAutocomplete<Item extends BaseItem>(
  options: AutocompleteOptions<Item>,
): AutocompleteApi<Item> {
  const autocomplete = create({...options, defaultActiveItemId: null});
  open = autocomplete;
  return {
    ...autocomplete,
    getInputProps(props) {
      const input = autocomplete.getInputProps(props);
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
  };
}

/** Searches for a text in the open dialog. */
export function searchFor(query: string): void {
  open?.setQuery(query);
  void open?.refresh();
}

/** Puts a text into the field of the open dialog without searching for it. */
export function fillField(text: string): void {
  open?.setQuery(text);
}

/** Repeats the search of the open dialog. */
export function searchAgain(): void {
  void open?.refresh();
}
