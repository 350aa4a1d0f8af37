import {describe, expect, it} from 'vitest';
import {keyNames, readKeys} from '../searchKeys';

const search = {
  TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
};

describe('keys', () => {
  it('reads the keys that are set', () => {
    const keys = {appId: 'ABC123', searchKey: 'abc123', indexName: 'guide'};
    expect(readKeys(search, false)).toEqual({...keys, adminKey: '', host: ''});
    expect(readKeys({...search, [keyNames.adminKey]: ' w '}, true).adminKey).toBe('w');
  });

  it('names in one message every variable that is missing, and the remedy', () => {
    const message = (read: () => unknown) => {
      try {
        read();
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    const all = message(() => readKeys({TELESCOPE_ALGOLIA_INDEX_NAME: ' '}, true));
    for (const variable of [...Object.keys(search), keyNames.adminKey]) {
      expect(all).toContain(`- ${variable}: `);
    }
    expect(all).toContain('under Settings > API Keys');
    const one = message(() => readKeys({...search, TELESCOPE_ALGOLIA_APP_ID: ''}, false));
    expect(one).toContain('TELESCOPE_ALGOLIA_APP_ID');
    expect(one).not.toContain('SEARCH_KEY');
    expect(one).not.toContain('ADMIN_KEY');
  });

  it('refuses a wrong value as the build does', () => {
    expect(() => readKeys({...search, TELESCOPE_ALGOLIA_APP_ID: 'A-B'}, false)).toThrow(
      'TELESCOPE_ALGOLIA_APP_ID is "A-B": expected',
    );
  });
});
