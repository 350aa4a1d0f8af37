import {escapeHtml} from '@guide/built-site/escapeHtml';
import type {DocSearchHit} from '@docsearch/react';
import {plainText} from '../marked';
import type {Hit} from '../searchAnswer';

/** The hits of an answer, for DocSearch; for `Hit`, in a property that DocSearch does not store. */
export function toBoxItems(hits: unknown[]): DocSearchHit[] {
  return (hits as Hit[]).map(
    (hit) => ({...toStoredItem(hit), _snippetResult: hit}) as unknown as DocSearchHit,
  );
}

/** Whether an item answers a search; others are recent searches and favourites. */
export function isAnswer<Item extends object>(item: Item): item is Item & {_snippetResult: object} {
  return '_snippetResult' in item;
}

/** What DocSearch groups, opens and stores. It shows what it stored as HTML, so that all text is encoded here. */
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
