import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  hit,
  markup,
  malformedHits,
  stubOrigin,
  storedAfter,
  invalidUrls,
} from '../../__tests__/hostile';
import {cleanStoredSearches} from '../storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__guide';
const favourites = '__DOCSEARCH_FAVORITE_SEARCHES__guide';

const cleaned = (key: string, value: unknown) =>
  storedAfter(() => cleanStoredSearches('guide'), key, value);
beforeEach(stubOrigin);
afterEach(() => void vi.unstubAllGlobals());

it('removes malformed lists and searches, and those with invalid URLs', () => {
  expect(['[{"objectID":', '', markup].map((text) => cleaned(recent, text))).toEqual(
    Array(3).fill(undefined),
  );
  for (const value of [...malformedHits, invalidUrls.map((url) => hit({url}))]) {
    expect(cleaned(recent, JSON.stringify(value)), JSON.stringify(value)).toEqual([]);
  }
});

it.each([recent, favourites])('encodes what DocSearch renders as HTML in %s, once', (key) => {
  const encoded =
    "&quot;'&gt;&lt;img src=x onerror=&quot;ran=1&quot;&gt;&lt;script&gt;ran=1&lt;/script&gt;";
  const safe = [
    {
      objectID: '1',
      url: '/fr/kanban/#lanes',
      url_without_anchor: '/fr/kanban/',
      anchor: 'lanes',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: encoded, lvl1: encoded},
    },
  ];
  const search = hit({type: markup, content: markup, hierarchy: {lvl0: markup, lvl1: markup}});
  expect(cleaned(key, [null, search])).toEqual(safe);
  expect(cleaned(key, safe)).toEqual(safe);
});
