import fs from 'node:fs';
import path from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openIndex, readIndex, readQueries} from '@guide/search/commands';
import {serveHttp, type HttpServer} from '../../../packages/mcp/src/http/serveHttp';
import {serverFactory} from '../../../packages/mcp/src/server';
import {folderSource} from '../../../packages/mcp/src/site/folderSource';
import {Site} from '../../../packages/mcp/src/site/site';
import {anchorsOf} from '../../../packages/mcp/src/site/twin';
import {searchSite} from '../../../src/config/search';
import {buildDir} from '../../support/build';
import {locales, localized, siteUrl} from '../../support/contract';
import {findFaults} from '../../support/faults';

const site = new Site(folderSource(buildDir), () => {});
let server: HttpServer | undefined;
let client: Client | undefined;

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
  await client?.close();
  await server?.close();
});

interface Found {
  hits: {address: string; snippet?: string}[];
  absent?: object;
}

/** What a query finds over the protocol. */
async function ask(query: string, language: string): Promise<Found> {
  const asked = {name: 'search_docs', arguments: {query, language, limit: 5}};
  return (await client!.callTool(asked)).structuredContent as unknown as Found;
}

describe.each(locales)('assistants that ask in %s', (locale) => {
  const {file, supplement} = readIndex(path.join(buildDir, localized('/', locale)));

  it('find what readers find', async () => {
    const engine = openIndex(file, supplement);
    const judged = (['test', 'asked-test'] as const).flatMap((set) =>
      readQueries(searchSite.judgedQueries, set, locale),
    );
    const oneOfEachClass = new Map(judged.map((one) => [one.class, one.query])).values();
    const compared = Array.from(oneOfEachClass, async (query) => {
      const {hits} = await ask(query, locale);
      const sections = engine.match(query).slice(0, 5);
      return {
        at: query,
        found: {addresses: hits.map(({address}) => address)},
        expected: {addresses: sections.map(({section}) => siteUrl + section.path)},
      };
    });
    expect(compared.length).toBeGreaterThan(10);
    expect(findFaults(await Promise.all(compared))).toEqual([]);
  });

  it('can read each section that a search may find, and each page that is listed', async () => {
    const missing: string[] = [];
    for (const [address, , , , , ...sections] of file.pages) {
      const twin = await site.twin((await site.place(address)).path);
      const anchors = twin ? anchorsOf(twin) : [];
      const sought = sections.map(([, anchor]) => anchor!).filter((one) => !anchors.includes(one));
      missing.push(...(twin ? sought.map((one) => `${address}#${one}`) : [address]));
    }
    expect(missing).toEqual([]);
    const listed = await site.pages(await site.edition(locale));
    const fileOf = (address: string) => path.join(buildDir, new URL(address).pathname);
    const unread = listed.filter(({markdown}) => !fs.existsSync(fileOf(markdown)));
    expect(listed.length).toBeGreaterThan(40);
    expect(unread).toEqual([]);
  });

  it('are told what there is not, and get the text of each hit', async () => {
    const {absent, hits} = await ask('webhook', locale);
    expect(absent).toBeDefined();
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({snippet}) => snippet === undefined)).toEqual([]);
  });
});
