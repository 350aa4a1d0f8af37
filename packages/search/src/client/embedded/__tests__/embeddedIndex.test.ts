import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inBrackets, indexOf} from '../../../engine/__tests__/records';
import {plainText} from '../../../highlight';
import {EmbeddedIndex} from '../embeddedIndex';

const indexWith = (title: string, content: string) =>
  indexOf('en', [{path: '/a/', headings: [title], content}]);
const first = indexWith('Kanban', 'Cards in columns.');

let files: Record<string, unknown>;
let requested: string[];
let index: EmbeddedIndex;

function serve({file, texts}: typeof first): void {
  files = {'/d/index.json': file};
  texts.forEach(([name, text]) => (files[`/d/texts/${name}.json`] = text));
}

beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const file = files[url];
    return file ? {ok: true, status: 200, json: () => file} : {ok: false, status: 404};
  });
  serve(first);
  index = new EmbeddedIndex('/d/index.json');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const titles = async (query: string) =>
  (await index.search({query})).hits.map(({headings}) => plainText(headings[0]!));
const snippet = async (objectID: string, query: string) =>
  inBrackets(await index.snippet(objectID, query));

it('fetches the index once, unless the page has prefetched it', async () => {
  expect(await titles('kanban')).toEqual(['Kanban']);
  expect(await titles('cards')).toEqual(['Kanban']);
  index = new EmbeddedIndex('', new TextEncoder().encode(JSON.stringify(first.file)).buffer);
  expect(await titles('kanban')).toEqual(['Kanban']);
  expect(requested).toEqual(['/d/index.json']);
});

it.each([{}, {'/d/index.json': {format: 0}}])(
  'throws if the index is missing or malformed (%j), and retries',
  async (wrong) => {
    files = wrong;
    index = new EmbeddedIndex('/d/index.json');
    await expect(titles('kanban')).rejects.toThrow('Can’t load');
    serve(first);
    expect(await titles('kanban')).toEqual(['Kanban']);
  },
);

it('fetches the texts of a page for a snippet once, and includes them in later hits', async () => {
  expect(await snippet('en:/a/', 'columns')).toBe('Cards in [columns].');
  expect(await snippet('en:/a/', 'cards')).toBe('[Cards] in columns.');
  const {hits} = await index.search({query: 'cards'});
  expect(inBrackets(hits[0]?.snippet)).toBe('[Cards] in columns.');
  expect(await index.snippet('en:/gone/', 'x')).toBeNull();
  expect(requested.filter((url) => url.includes('/texts/'))).toHaveLength(1);
});

it('reloads the index if a text is missing, as after a new build', async () => {
  await titles('kanban');
  serve(indexWith('Kanban boards', 'Cards by status.'));
  expect(await index.snippet('en:/a/', 'columns')).toBeNull();
  expect(await titles('kanban')).toEqual(['Kanban boards']);
  expect(await snippet('en:/a/', 'status')).toBe('Cards by [status].');
});

it('fetches texts for a phrase, and reports failures', async () => {
  expect(await titles('"in columns"')).toEqual(['Kanban']);
  expect(await titles('"columns in"')).toEqual([]);
  index = new EmbeddedIndex('/d/index.json');
  await titles('kanban');
  serve(indexWith('Kanban boards', 'Cards in columns, by status.'));
  await expect(titles('"in columns"')).rejects.toThrow('404');
  expect(await titles('"in columns"')).toEqual(['Kanban boards']);
});
