import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexOf} from '../../../engine/__tests__/records';
import {Library} from '../library';

const first = indexOf('en', [{path: '/a/', headings: ['Kanban'], content: 'Cards in columns.'}]);
const second = indexOf('en', [
  {path: '/a/', headings: ['Kanban boards'], content: 'Cards in columns, by status.'},
]);

/** What the server has; `undefined` is a lost connection. */
let files: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return url in files
      ? Promise.resolve({ok: true, status: 200, json: () => Promise.resolve(files[url])})
      : Promise.resolve({ok: false, status: 404});
  });
});
afterEach(() => void vi.unstubAllGlobals());

const supplementOf = ({file}: typeof first) => `/d/supplement-${file.supplement}.json`;

function serve(index: typeof first): void {
  const {file, supplement, texts} = index;
  files = {
    '/d/index.json': file,
    [supplementOf(index)]: supplement,
    ...Object.fromEntries([...texts].map(([name, text]) => [`/d/texts/${name}.json`, text])),
  };
}

const titles = async (library: Library, query: string) =>
  (await library.search([{indexName: 'guide', query}]))[0]?.hits.map(
    ({hierarchy}) => hierarchy.lvl1,
  );

describe('the library', () => {
  it('fetches the index once, and then its supplement', async () => {
    serve(first);
    const library = new Library('/d/index.json');
    expect(await titles(library, 'kanban')).toEqual(['Kanban']);
    expect(await titles(library, 'cards')).toEqual(['Kanban']);
    expect(asked).toEqual(['/d/index.json', supplementOf(first)]);
  });

  it('answers from headings while the supplement cannot be had, and asks for it again', async () => {
    serve(first);
    delete files[supplementOf(first)];
    const library = new Library('/d/index.json');
    expect(await titles(library, 'kanban')).toEqual(['Kanban']);
    expect(await titles(library, 'cards')).toEqual([]);
    serve(first);
    expect(await titles(library, 'cards')).toEqual(['Kanban']);
  });

  it('answers from headings when the supplement is slow, and waits for it to say that there is nothing', async () => {
    serve(first);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const {fetch} = globalThis;
    vi.stubGlobal('fetch', async (url: string) => {
      await (url === supplementOf(first) ? arrived : undefined);
      return fetch(url);
    });
    const library = new Library('/d/index.json');
    expect(await titles(library, 'kanban')).toEqual(['Kanban']);
    const found = titles(library, 'cards');
    setTimeout(arrive, 600);
    expect(await found).toEqual(['Kanban']);
  });

  it('takes the index that the page has fetched', async () => {
    const file = new TextEncoder().encode(JSON.stringify(first.file)).buffer;
    expect(await titles(new Library('/d/index.json', file), 'kanban')).toEqual(['Kanban']);
    expect(asked).toEqual([supplementOf(first)]);
  });

  it('asks again after a failure', async () => {
    files = {};
    const library = new Library('/d/index.json');
    await expect(library.search([])).rejects.toThrow('cannot be had');
    serve(first);
    expect(await titles(library, 'kanban')).toEqual(['Kanban']);
  });

  it('refuses what is no index, and asks again', async () => {
    files = {'/d/index.json': {format: 0}};
    const library = new Library('/d/index.json');
    await expect(library.search([])).rejects.toThrow('cannot be had');
    serve(first);
    expect(await titles(library, 'kanban')).toEqual(['Kanban']);
  });

  it('fetches the text of a page for its snippet, once, and has it in later hits', async () => {
    serve(first);
    const library = new Library('/d/index.json');
    expect(await library.snippet('en:/a/', 'columns')).toBe('Cards in <mark>columns</mark>.');
    expect(await library.snippet('en:/a/', 'cards')).toBe('<mark>Cards</mark> in columns.');
    expect(asked).toEqual([
      '/d/index.json',
      supplementOf(first),
      expect.stringContaining('/texts/'),
    ]);
    const [answer] = await library.search([{indexName: 'guide', query: 'cards'}]);
    expect(answer?.hits[0]?._snippetResult.content?.value).toContain('<mark>Cards</mark>');
  });

  it('notices by a text that is gone that its index is of a former build', async () => {
    serve(first);
    const library = new Library('/d/index.json');
    await titles(library, 'kanban');
    serve(second);
    expect(await library.snippet('en:/a/', 'columns')).toBeNull();
    expect(await titles(library, 'kanban')).toEqual(['Kanban boards']);
    expect(await library.snippet('en:/a/', 'status')).toContain('<mark>status</mark>');
  });

  it('has no snippet for a section that is not there', async () => {
    serve(first);
    expect(await new Library('/d/index.json').snippet('en:/b/', 'x')).toBeNull();
  });
});
