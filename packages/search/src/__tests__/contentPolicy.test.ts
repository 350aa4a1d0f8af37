import {expect, it} from 'vitest';
import {searchOrigins, searchPolicies} from '../contentPolicy';

it('connects to nothing for the embedded search', () => {
  expect([searchOrigins(undefined), searchPolicies(undefined)]).toEqual([[], []]);
});

it('connects to the search hosts of the account, and to its agents only with an assistant', () => {
  const origins = searchOrigins({appId: 'APPID'});
  expect(origins).toContain('https://APPID-dsn.algolia.net');
  expect(origins).toHaveLength(4);
  expect(searchPolicies({appId: 'APPID'})).toEqual([]);
  const account = {appId: 'APPID', assistantId: 'assistant-1'};
  expect(searchOrigins(account)).toEqual([...origins, 'https://APPID.algolia.net']);
  expect(searchPolicies(account)).toEqual(['dompurify']);
});
