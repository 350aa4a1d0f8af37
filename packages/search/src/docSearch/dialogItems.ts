import {escapeHtml} from '@guide/built-site/escapeHtml';
import type {DocSearchHit} from '@docsearch/react';
import {plainText} from '../highlight';
import type {Hit} from '../searchResults';

export interface DialogHit extends Hit {
  query: string;
}

/** Converts hits to DocSearch items. `_snippetResult`, which isn't stored, carries the hit. */
export function toDialogItems(hits: unknown[]): DocSearchHit[] {
  return (hits as DialogHit[]).map(
    (hit) => ({...toStoredItem(hit), _snippetResult: hit}) as unknown as DocSearchHit,
  );
}

/** Whether an item is a hit, not a stored search or the entry of the assistant. */
export function isSearchHit<Item extends object>(
  item: Item,
): item is Item & {_snippetResult: DialogHit} {
  return '_snippetResult' in item && 'headings' in (item._snippetResult as object);
}

/** Escapes all text: DocSearch renders stored text as HTML. */
export function toStoredItem({objectID, url, area, headings}: Hit) {
  const titles = [area, ...headings.map(plainText)].map(escapeHtml);
  return {
    objectID,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: url.split('#')[1] ?? null,
    type: `lvl${headings.length}`,
    content: null,
    hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
  };
}
