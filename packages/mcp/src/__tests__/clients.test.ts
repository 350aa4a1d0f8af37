import fs from 'node:fs';
import path from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveHttp, type HttpServer} from '../http/serveHttp';
import {serverFactory} from '../server';
import {address, siteOf, writeSite} from './fixture';

const root = path.resolve(__dirname, '../../../..');
let folder: string;
let http: HttpServer;

beforeAll(async () => {
  folder = writeSite();
  http = await serveHttp(
    serverFactory(siteOf(folder)),
    {port: 0, host: '127.0.0.1', allow: [], isBehindProxy: false, rate: 10_000},
    () => {},
  );
});
afterAll(async () => {
  await http.close();
  fs.rmSync(folder, {recursive: true});
});

/** What the SDK's client is told to do: the handshake of the older versions, or none as in 2026-07-28. */
const clients = {
  'stdio, as older clients': () => connect('legacy', stdio()),
  'stdio, as newer clients': () => connect({pin: '2026-07-28'}, stdio()),
  'HTTP, as older clients': () => connect('legacy', overHttp()),
  'HTTP, as newer clients': () => connect({pin: '2026-07-28'}, overHttp()),
};

type Mode = NonNullable<
  NonNullable<ConstructorParameters<typeof Client>[1]>['versionNegotiation']
>['mode'];

async function connect(mode: Mode, transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  await client.connect(transport);
  return client;
}

const stdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'tools/commands/mcp.ts', folder],
    cwd: root,
    stderr: 'ignore',
  });
const overHttp = () => new StreamableHTTPClientTransport(new URL(http.address));

describe.each(Object.entries(clients))('over %s', (_, open) => {
  let client: Client;
  beforeAll(async () => {
    client = await open();
  }, 30_000);
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const {content, structuredContent, isError} = await client.callTool({name, arguments: args});
    const texts = content.map((one) => (one.type === 'text' ? one.text : ''));
    return {texts, structured: structuredContent as Record<string, unknown>, isError};
  };

  it('says what it is, and what there is', async () => {
    expect(client.getServerVersion()).toMatchObject({title: 'Guide', websiteUrl: address});
    expect(client.getInstructions()).toContain(
      'Languages: en, fr. Versions: Next, 2025.8 (default).',
    );
    expect(client.getServerCapabilities()).toEqual({
      tools: {listChanged: false},
      resources: {listChanged: false},
    });
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'get_page', 'list_pages']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it('finds sections, with the address and the text of each', async () => {
    const {structured, texts} = await call('search_docs', {query: 'csv'});
    expect(structured).toMatchObject({
      total: 1,
      areas: [{name: 'Roadmaps', count: 1}],
      hits: [
        {
          title: 'Export a roadmap',
          section: ['Export a roadmap', 'As CSV'],
          area: 'Roadmaps',
          address: `${address}roadmapping/export/#csv`,
          snippet: 'One line for each item of the roadmap.',
          unlisted: false,
        },
      ],
    });
    expect(texts.join()).toContain(`${address}roadmapping/export/#csv`);
  });

  it('searches a language, an area and page after page', async () => {
    const addresses = async (args: Record<string, unknown>) =>
      ((await call('search_docs', args)).structured.hits as Array<{address: string}>).map((hit) =>
        hit.address.slice(address.length),
      );
    expect(await addresses({query: 'fichier', language: 'FR'})).toEqual(['fr/roadmapping/export/']);
    expect(await addresses({query: 'api', area: 'api'})).toEqual(['api/parameters/']);
    const both = await addresses({query: 'roadmap'});
    expect(both).toHaveLength(2);
    expect(await addresses({query: 'roadmap', limit: 1, page: 2})).toEqual(both.slice(1));
  });

  it('says what the product does not have', async () => {
    const {structured, texts} = await call('search_docs', {query: 'webhook'});
    expect(structured.absent).toEqual({
      says: 'There are no webhooks.',
      instead: 'Ask the API.',
      see: [{title: 'Parameters', address: `${address}api/parameters/`}],
    });
    expect(texts.join()).toContain('There are no webhooks.');
  });

  it('gives a page, a section of it, and a long one in parts', async () => {
    const page = await call('get_page', {address: '/roadmapping/export/'});
    expect(page.texts[0]).toContain(`address: ${address}roadmapping/export/\n`);
    expect(page.texts[1]).toMatch(/^Take a roadmap[^]*each period\.$/);
    const section = await call('get_page', {address: `${address}roadmapping/export/#columns`});
    expect(section.texts[0]).toContain('/roadmapping/export/#columns\n');
    expect(section.texts[1]).toMatch(/^### .*Columns\n[^]*the view\.$/);
    const long = await call('get_page', {address: 'long.md'});
    const next = /next_offset: (\d+) of/.exec(long.texts[0]!)?.[1];
    expect(Number(next)).toBe(long.texts[1]!.length);
    const more = await call('get_page', {address: 'long.md', offset: Number(next)});
    expect(more.texts[1]).toMatch(/^A line of a long page\./);
  });

  it('lists pages by area', async () => {
    const {structured} = await call('list_pages', {language: 'fr'});
    expect(structured).toMatchObject({
      areas: ['Feuilles de route'],
      list: [{address: `${address}fr/roadmapping/export/`, description: 'Take it out.'}],
    });
    const next = await call('list_pages', {version: 'next', area: 'roadmaps'});
    expect(next.structured.list).toMatchObject([{title: 'Export a plan'}]);
  });

  it('has the Markdown of each page as a resource', async () => {
    const {resources} = await client.listResources();
    expect(resources.map(({uri}) => uri.slice(address.length))).toEqual([
      'next/roadmapping/export.md',
      'roadmapping/export.md',
      'fr/roadmapping/export.md',
    ]);
    const {contents} = await client.readResource({uri: `${address}roadmapping/export.md`});
    expect(contents).toMatchObject([
      {mimeType: 'text/markdown', text: expect.stringContaining('title: Export a roadmap')},
    ]);
  });

  it.each([
    ['get_page', {address: '/no/such/page/'}, 'There is no page'],
    ['get_page', {address: '/roadmapping/export/', section: 'x'}, 'expected one of csv, columns'],
    ['get_page', {address: '../../../etc/passwd'}, 'no address of Guide'],
    ['get_page', {address: 'https://evil.example/'}, 'no address of Guide'],
    ['get_page', {address: 'file:///etc/passwd'}, 'no address of Guide'],
    ['get_page', {address: '/a\u0000b/'}, 'control characters'],
    ['get_page', {address: '/', offset: -1}, 'Invalid arguments'],
    ['search_docs', {query: '\u001b[31m'}, 'control characters'],
    ['search_docs', {query: ' '}, 'Invalid arguments'],
    ['search_docs', {query: 'a', limit: 1000}, 'Invalid arguments'],
    ['search_docs', {query: 'a', language: 'de'}, 'expected en, fr'],
    ['search_docs', {query: 'a', version: '1'}, 'expected Next, 2025.8'],
    ['search_docs', {query: 'a', area: '__proto__'}, 'expected Roadmaps, API'],
    ['list_pages', {area: 'No'}, 'expected Roadmaps'],
  ])('refuses %s %j in words', async (name, args, message) => {
    const {texts, isError} = await call(name, args);
    expect(isError).toBe(true);
    expect(texts.join()).toContain(message);
    expectNoLeak(texts.join());
  });

  it('refuses a query of a megabyte, and goes on answering', async () => {
    const isRefused = await call('search_docs', {query: 'x'.repeat(1e6)}).then(
      ({isError}) => isError,
      () => true,
    );
    expect(isRefused).toBe(true);
    expect((await call('search_docs', {query: 'csv'})).structured.total).toBe(1);
  });

  it('refuses what is no tool and no resource with an error of the protocol', async () => {
    for (const ask of [
      () => client.callTool({name: 'delete_page', arguments: {}}),
      () => client.readResource({uri: 'file:///etc/passwd'}),
      () => client.readResource({uri: `${address}../../etc/passwd`}),
      () => client.readResource({uri: `${address}no/such/page.md`}),
      () => client.listResources({cursor: '-1'}),
    ]) {
      const error = await ask().then(
        () => undefined,
        (rejected: Error & {code: number}) => rejected,
      );
      expect(error?.code).toBe(-32602);
      expectNoLeak(JSON.stringify([error?.message, error]));
    }
  });
});

/** Neither a stack nor a path of this machine. */
function expectNoLeak(text: string): void {
  expect(text).not.toMatch(/node_modules|\bat .*:\d+:\d+|\.ts\b/);
  expect(text).not.toContain(folder);
  expect(text).not.toContain(root);
}
