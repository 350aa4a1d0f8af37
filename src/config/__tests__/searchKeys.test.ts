import {expect, it} from 'vitest';
import {readKeys} from '../search';

const search = {
  TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
};

it('reads the keys from the environment', () => {
  const keys = {appId: 'ABC123', indexName: 'guide', adminKey: 'w'};
  expect(readKeys({...search, TELESCOPE_ALGOLIA_ADMIN_KEY: ' w '})).toEqual(keys);
});

it.each([
  ['the admin key', search, /in the environment only, TELESCOPE_ALGOLIA_ADMIN_KEY/],
  ['all keys', {TELESCOPE_ALGOLIA_ADMIN_KEY: 'w'}, /needs TELESCOPE_ALGOLIA_SEARCH_KEY, /],
])('without %s, throws with the name of the variable', (_, env, message) => {
  expect(() => readKeys(env)).toThrow(message);
});
