import {describe, expect, it} from 'vitest';
import {createClient} from '../client';
import {readSearchKeys, readWriteKeys} from '../keys';

const search = {
  TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
};

describe('keys', () => {
  it('reads the keys that are set', () => {
    expect(readSearchKeys(search)).toEqual({
      appId: 'ABC123',
      searchKey: 'abc123',
      indexName: 'guide',
    });
    expect(readWriteKeys({...search, TELESCOPE_ALGOLIA_ADMIN_KEY: ' w '}).adminKey).toBe('w');
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
    const all = message(() => readWriteKeys({TELESCOPE_ALGOLIA_INDEX_NAME: ' '}));
    for (const variable of [...Object.keys(search), 'TELESCOPE_ALGOLIA_ADMIN_KEY']) {
      expect(all).toContain(`- ${variable}: `);
    }
    expect(all).toContain('under Settings > API Keys');
    const one = message(() => readSearchKeys({...search, TELESCOPE_ALGOLIA_APP_ID: ''}));
    expect(one).toContain('TELESCOPE_ALGOLIA_APP_ID');
    expect(one).not.toContain('SEARCH_KEY');
    expect(one).not.toContain('ADMIN_KEY');
  });

  it('refuses a wrong value as the build does', () => {
    expect(() => readSearchKeys({...search, TELESCOPE_ALGOLIA_APP_ID: 'A-B'})).toThrow(
      'TELESCOPE_ALGOLIA_APP_ID is "A-B": expected',
    );
  });
});

describe('createClient', () => {
  const hostsOf = (host?: string) =>
    createClient('ABC123', 'abc123', host === undefined ? {} : {TELESCOPE_ALGOLIA_HOST: host})
      .transporter.hosts;

  it('asks the provider itself, or the host of the variable: over TLS unless on this machine', () => {
    expect(hostsOf().map(({url}) => url)).toContain('ABC123-dsn.algolia.net');
    expect(hostsOf(' ')).toHaveLength(5);
    expect(hostsOf('proxy.example.com:8443')).toEqual([
      {url: 'proxy.example.com:8443', protocol: 'https', accept: 'readWrite'},
    ]);
    expect(hostsOf('127.0.0.1:4567')).toMatchObject([{protocol: 'http'}]);
    expect(hostsOf('localhost')).toMatchObject([{protocol: 'http'}]);
    expect(hostsOf('localhost.example.com')).toMatchObject([{protocol: 'https'}]);
  });

  it('refuses a variable that is no host', () => {
    expect(() => hostsOf('https://proxy.example.com')).toThrow(
      'TELESCOPE_ALGOLIA_HOST is "https://proxy.example.com": expected a host',
    );
  });
});
