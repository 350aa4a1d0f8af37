import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import type {Marked} from '@site/src/plugins/search/client/marked';
import {safeHits, type SafeHit} from '@site/src/plugins/search/client/safeHits';

const DEEPEST = 6;

/**
 * The hits as DocSearch may show and store them. It shows some as HTML, so
 * that all of their text is encoded here.
 */
export function toBoxItems(hits: DocSearchHit[]): DocSearchHit[] {
  return safeHits(hits).map(toBoxItem);
}

function toBoxItem({objectID, url, area, headings, snippet}: SafeHit): DocSearchHit {
  const type = `lvl${Math.min(headings.length, DEEPEST)}` as DocSearchHit['type'];
  const levels = [[{text: area, match: false}], ...headings];
  const plain = levels.map((parts) => escapeHtml(parts.map(({text}) => text).join('')));
  const marked = Object.fromEntries(
    levels.map((parts, level) => [`lvl${level}`, highlight(encodeMarked(parts))]),
  ) as unknown as DocSearchHit['_highlightResult']['hierarchy'];
  const content = snippet && encodeMarked(snippet);
  return {
    objectID,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: url.split('#')[1] ?? null,
    type,
    content: null,
    hierarchy: {
      lvl0: plain[0] ?? '',
      lvl1: plain[1] ?? '',
      lvl2: plain[2] ?? null,
      lvl3: plain[3] ?? null,
      lvl4: plain[4] ?? null,
      lvl5: plain[5] ?? null,
      lvl6: plain[6] ?? null,
    },
    _highlightResult: {
      content: highlight(content ?? ''),
      hierarchy: marked,
      hierarchy_camel: [],
    },
    _snippetResult: {
      content: highlight(content ?? ''),
      hierarchy: marked,
      hierarchy_camel: [],
    },
  };
}

function highlight(value: string): DocSearchHit['_highlightResult']['content'] {
  return {value, matchLevel: value.includes('<mark>') ? 'full' : 'none', matchedWords: []};
}

function encodeMarked(parts: Marked): string {
  return parts
    .map(({text, match}) => (match ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
