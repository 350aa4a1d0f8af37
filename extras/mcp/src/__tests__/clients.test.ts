import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {address, expectNoLeak, noWebhooks, root, serve, writeSite} from './fixture';

const folder = writeSite(afterAll);
const http = await serve(afterAll, folder);

const overHttp = () => new StreamableHTTPClientTransport(new URL(http.address));
const stdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'extras/mcp/run.ts', folder],
    cwd: root,
    stderr: 'ignore',
  });

/** Older protocol versions start with a handshake; 2026-07-28 doesn't. */
const [older, newer] = ['legacy', {pin: '2026-07-28'}] as const;

describe.each([
  ['stdio, as older clients', stdio, older],
  ['stdio, as newer clients', stdio, newer],
  ['HTTP, as older clients', overHttp, older],
  ['HTTP, as newer clients', overHttp, newer],
] as const)('over %s', (_, transport, mode) => {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  beforeAll(() => client.connect(transport()));
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const {content, structuredContent, isError} = await client.callTool({name, arguments: args});
    const texts = content.map((one) => (one.type === 'text' ? one.text : ''));
    return {texts, structured: structuredContent as Record<string, unknown>, isError};
  };

  it('returns instructions, capabilities and tools', async () => {
    expect(client.getServerVersion()).toMatchObject({title: 'Guide', websiteUrl: address});
    expect(client.getInstructions()).toContain(
      'Languages: en, fr. Versions: Next, 2025.10 (default).',
    );
    expect(client.getServerCapabilities()).toEqual({tools: {listChanged: false}});
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'get_page', 'list_pages']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
  });

  it('finds sections, with address and snippet', async () => {
    const {structured, texts} = await call('search_docs', {query: 'csv'});
    const url = `${address}roadmapping/export/#csv`;
    expect(structured).toMatchObject({total: 1, areas: [{name: 'Roadmaps', count: 1}]});
    expect(structured.hits).toEqual([
      {
        ...{title: 'Export a roadmap', section: ['Export a roadmap', 'As CSV'], area: 'Roadmaps'},
        ...{address: url, snippet: 'One line for each item.', unlisted: false},
      },
    ]);
    expect(JSON.parse(texts[0]!)).toEqual(structured);
  });

  it('filters by language and area, up to a limit', async () => {
    const addresses = async (args: Record<string, unknown>) =>
      ((await call('search_docs', args)).structured.hits as Array<{address: string}>).map((hit) =>
        hit.address.slice(address.length),
      );
    expect(await addresses({query: 'fichier', language: 'FR'})).toEqual(['fr/roadmapping/export/']);
    expect(await addresses({query: 'api', area: 'api'})).toEqual(['api/parameters/']);
    const both = await addresses({query: 'roadmap'});
    expect(both).toHaveLength(2);
    expect(await addresses({query: 'roadmap', limit: 1})).toEqual(both.slice(0, 1));
  });

  it('returns "not in the product" entries', async () => {
    const {structured} = await call('search_docs', {query: 'webhook'});
    const related = [{title: 'Parameters', address: `${address}api/parameters/`}];
    expect(structured.absent).toEqual({...noWebhooks, related});
  });

  it('returns a page with its front matter, and a long one in parts', async () => {
    const {texts} = await call('get_page', {address: 'roadmapping/export/'});
    expect(texts[0]?.split('\n')).toEqual([
      ...["title: 'Export: a roadmap'", `address: ${address}roadmapping/export/`],
      ...['language: en', 'version: 2025.10', 'date: 2025-08-30'],
    ]);
    expect(texts[1]).toMatch(/^Take a roadmap[^]*each period\.$/);
    const long = await call('get_page', {address: 'long.md'});
    const next = Number(/next_offset: (\d+) of/.exec(long.texts[0]!)?.[1]);
    expect(next).toBe(long.texts[1]!.length);
    const more = await call('get_page', {address: 'long.md', offset: next});
    expect(more.texts[1]).toMatch(/^A line of a long page\./);
  });

  it.each([
    ['csv', /^## .*As CSV\n[^]*the view\.$/],
    ['columns', /^### .*Columns\n\nTheir order .*the view\.$/],
    ['order', /^### .*Columns\n\nTheir order .*the view\.$/],
    ['pdf', /^## .*As PDF\n\nOne page for each period\.$/],
  ])('returns the section of the anchor %s', async (anchor, text) => {
    const path = `roadmapping/export/#${anchor}`;
    const {texts} = await call('get_page', {address: path});
    expect(texts[0]).toContain(`address: ${address}${path}\n`);
    expect(texts[1]).toMatch(text);
  });

  it('lists pages by area', async () => {
    const {structured} = await call('list_pages', {language: 'fr'});
    expect(structured).toMatchObject({total: 1, areas: ['Feuilles de route']});
    const page = {title: 'Exporter [CSV]', address: `${address}fr/roadmapping/export/`};
    expect(structured.list).toMatchObject([{...page, description: 'Take it out: as a file.'}]);
    const next = await call('list_pages', {version: 'next', area: 'roadmaps'});
    expect(next.structured.list).toMatchObject([{title: 'Export a plan'}]);
  });

  it.each([
    ['get_page', {address: 'no/such/page/'}, 'No page at this address'],
    ['get_page', {address: 'roadmapping/export/#code'}, 'csv, columns, order, pdf.'],
    ['get_page', {address: 'broken/'}, 'Internal error.'],
    ['get_page', {address: '../../../etc/passwd'}, 'not an address of Guide'],
    ['search_docs', {query: '\u001b[31m'}, 'control characters'],
    ['search_docs', {query: ' '}, 'Invalid arguments'],
    ['search_docs', {query: 'a', language: 'de'}, 'expected en, fr'],
    ['search_docs', {query: 'a', version: '1'}, 'expected Next, 2025.10'],
    ['search_docs', {query: 'a', area: '__proto__'}, 'expected Roadmaps, API'],
  ])('rejects %s %j with a message', async (name, args, message) => {
    const {texts, isError} = await call(name, args);
    expect(isError).toBe(true);
    expect(texts.join()).toContain(message);
    expectNoLeak(texts.join(), folder);
  });

  it('rejects unknown tools with a protocol error', async () => {
    const answer = client.callTool({name: 'delete_page', arguments: {}});
    await expect(answer).rejects.toMatchObject({code: -32602});
  });
});
