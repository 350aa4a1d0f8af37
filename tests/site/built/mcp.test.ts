import fs from 'node:fs';
import path from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {evaluate, readIndex} from '@guide/search/commands';
import {serveHttp, type HttpServer} from '../../../packages/mcp/src/http/serveHttp';
import {serverFactory} from '../../../packages/mcp/src/server';
import {folderSource} from '../../../packages/mcp/src/site/folderSource';
import {Site} from '../../../packages/mcp/src/site/site';
import {anchorsOf} from '../../../packages/mcp/src/site/twin';
import {searchSite} from '../../../src/config/search';
import {buildDir} from '../../support/build';
import {locales, localized, routes, siteUrl} from '../../support/contract';

const site = new Site(folderSource(buildDir), () => {});
let server: HttpServer;
let client: Client;

beforeAll(async () => {
  server = await serveHttp(
    serverFactory(site),
    {port: 0, host: '127.0.0.1', allow: [], isBehindProxy: false, rate: 100_000},
    () => {},
  );
  client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode: 'auto'}});
  await client.connect(new StreamableHTTPClientTransport(new URL(server.address)));
});
afterAll(async () => {
  await client.close();
  await server.close();
});

/** The file of a public address. */
const fileOf = (address: string) => path.join(buildDir, new URL(address).pathname);

/** What a judged query finds over the protocol, in the terms of the judges. */
async function ask(query: string, language: string) {
  const {structuredContent} = await client.callTool({
    name: 'search_docs',
    arguments: {query, language, limit: 5},
  });
  const {hits, absent} = structuredContent as {
    hits: Array<{address: string; snippet?: string}>;
    absent?: object;
  };
  return {addresses: hits.map(({address}) => address), isSaid: absent !== undefined, hits};
}

describe.each(locales)('assistants that ask in %s', (locale) => {
  const addresses = new Map(routes.docs.map(({id, path}) => [id, localized(path, locale)]));
  const addressOf = (section: string) => {
    const [page = '', anchor] = section.split('#');
    return `${siteUrl}${addresses.get(page) ?? page}${anchor === undefined ? '' : `#${anchor}`}`;
  };

  it.each(['test', 'asked-test'] as const)(
    'find what readers find, for each query of %s',
    async (set) => {
      const times: number[] = [];
      for (const {query, found} of evaluate(searchSite, set, locale, buildDir)) {
        const start = performance.now();
        const asked = await ask(query, locale);
        times.push(performance.now() - start);
        expect(asked.addresses, query).toEqual(found.slice(0, 5).map(addressOf));
      }
      // A tenth of it where nothing else runs.
      const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
      expect(median).toBeLessThan(150);
    },
    60_000,
  );

  it('can read each section that a search may find, and each page that is listed', async () => {
    const {file} = readIndex(path.join(buildDir, locale === 'en' ? '' : locale));
    const missing: string[] = [];
    for (const [address, , , , , ...sections] of file.pages) {
      const twin = await site.twin((await site.place(address)).path);
      const anchors = twin ? anchorsOf(twin) : [];
      const sought = sections.map(([, anchor]) => anchor!).filter((one) => !anchors.includes(one));
      missing.push(...(twin ? sought.map((one) => `${address}#${one}`) : [address]));
    }
    expect(missing).toEqual([]);
    const listed = await site.pages(await site.edition(locale));
    const unread = listed.filter(({markdown}) => !fs.existsSync(fileOf(markdown)));
    expect(listed.length).toBeGreaterThan(40);
    expect(unread).toEqual([]);
  });

  it('are told what there is not, and get the text of each hit', async () => {
    const {isSaid, hits} = await ask('webhook', locale);
    expect(isSaid).toBe(true);
    expect(hits.filter(({snippet}) => snippet === undefined)).toEqual([]);
  });
});
