import {describe, expect, it} from 'vitest';
import {readKeys} from '../searchKeys';

const search = {
  TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
};

describe('keys', () => {
  it('are those that are set, and the one that may write when it is asked for', () => {
    const keys = {appId: 'ABC123', searchKey: 'abc123', indexName: 'guide', host: ''};
    expect(readKeys(search, false)).toEqual({...keys, adminKey: ''});
    expect(readKeys({...search, TELESCOPE_ALGOLIA_ADMIN_KEY: ' w '}, true).adminKey).toBe('w');
  });

  it('are named in one message where they are missing, with the remedy', () => {
    expect(() => readKeys({TELESCOPE_ALGOLIA_INDEX_NAME: ' '}, true)).toThrow(
      /- TELESCOPE_ALGOLIA_APP_ID: .*\n- TELESCOPE_ALGOLIA_SEARCH_KEY: .*\n- TELESCOPE_ALGOLIA_INDEX_NAME: .*\n- TELESCOPE_ALGOLIA_ADMIN_KEY: .*\n.*under Settings > API Keys/,
    );
    expect(() => readKeys({...search, TELESCOPE_ALGOLIA_APP_ID: ''}, false)).toThrow(
      /:\n- TELESCOPE_ALGOLIA_APP_ID: .*\nThey are/,
    );
  });

  it('are refused as the build refuses them', () => {
    const wrong = {...search, TELESCOPE_ALGOLIA_APP_ID: 'A-B'};
    expect(() => readKeys(wrong, false)).toThrow('TELESCOPE_ALGOLIA_APP_ID is "A-B": expected');
  });
});
