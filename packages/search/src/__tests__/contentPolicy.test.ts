import {expect, it} from 'vitest';
import {searchOrigins} from '../account';

it("allows the account's search hosts, and its agent host only with an assistant", () => {
  const origins = searchOrigins({appId: 'APPID'});
  expect(origins).toContain('https://APPID-dsn.algolia.net');
  expect(origins).toHaveLength(4);
  const account = {appId: 'APPID', assistantId: 'assistant-1'};
  expect(searchOrigins(account)).toEqual([...origins, 'https://APPID.algolia.net']);
});
