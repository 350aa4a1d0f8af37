import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  hit,
  markup,
  namesOfObjects,
  noHits,
  openSite,
  storedAfter,
  wrongAddresses,
} from '../../__tests__/hostile';
import {cleanStoredSearches} from '../storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__guide';
const favourites = '__DOCSEARCH_FAVORITE_SEARCHES__guide';

const cleaned = (key: string, value: unknown) =>
  storedAfter(() => cleanStoredSearches('guide'), key, value);
beforeEach(openSite);
afterEach(() => void vi.unstubAllGlobals());

it.each(['[{"objectID":', '', markup])('a list that cannot be read goes: “%s”', (text) => {
  expect(cleaned(recent, text)).toBeUndefined();
});

it('of searches that are none, or lead to no page, nothing is kept', () => {
  const elsewhere = wrongAddresses.map((url) => hit({url}));
  for (const value of [...noHits, elsewhere]) {
    expect(cleaned(recent, JSON.stringify(value)), JSON.stringify(value)).toEqual([]);
  }
});

it.each([recent, favourites])('what the box shows of %s as HTML is encoded, once', (key) => {
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

it('names that objects have are names', () => {
  const named = {type: 'lvl1', hierarchy: {lvl0: 'constructor', lvl1: 'Found'}};
  expect(cleaned(recent, [namesOfObjects])).toMatchObject([named]);
  expect({}).not.toHaveProperty('ran');
});
