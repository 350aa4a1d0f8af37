import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inBrackets, indexOf} from '../../../engine/__tests__/records';
import {plainText} from '../../../marked';
import {Library} from '../library';

const indexWith = (title: string, content: string) =>
  indexOf('en', [{path: '/a/', headings: [title], content}]);
const first = indexWith('Kanban', 'Cards in columns.');
const supplement = `/d/supplement-${first.file.supplement}.json`;

/** Files on the fake server, by URL. */
let files: Record<string, unknown>;
let asked: string[];
let library: Library;

function serve({file, supplement: more, texts}: typeof first): void {
  files = {'/d/index.json': file, [`/d/supplement-${file.supplement}.json`]: more};
  texts.forEach((text, name) => (files[`/d/texts/${name}.json`] = text));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const file = await files[url];
    return file ? {ok: true, status: 200, json: () => file} : {ok: false, status: 404};
  });
  serve(first);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const titles = async (query: string) =>
  (await library.search({query})).hits.map(({headings}) => plainText(headings[0]!));
const snippet = async (objectID: string, query: string) =>
  inBrackets(await library.snippet(objectID, query));

describe('the library', () => {
  it('fetches the index once, and then its supplement', async () => {
    library = new Library('/d/index.json');
    expect(await titles('kanban')).toEqual(['Kanban']);
    expect(await titles('cards')).toEqual(['Kanban']);
    expect(asked).toEqual(['/d/index.json', supplement]);
  });

  it('takes the index that the page has fetched', async () => {
    const file = new TextEncoder().encode(JSON.stringify(first.file)).buffer;
    library = new Library('/d/index.json', file);
    expect(await titles('kanban')).toEqual(['Kanban']);
    expect(asked).toEqual([supplement]);
  });

  it('answers from headings while the supplement cannot be had, and asks for it again', async () => {
    delete files[supplement];
    library = new Library('/d/index.json');
    expect(await titles('kanban')).toEqual(['Kanban']);
    expect(await titles('cards')).toEqual([]);
    serve(first);
    expect(await titles('cards')).toEqual(['Kanban']);
  });

  it('answers from headings beside a supplement that is none', async () => {
    files[supplement] = {};
    library = new Library('/d/index.json');
    expect(await titles('kanban')).toEqual(['Kanban']);
  });

  it('gives up an index that never comes', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) =>
      signal?.aborted ? Promise.reject(new Error('late')) : new Promise(() => {}),
    );
    library = new Library('/d/index.json');
    await expect(titles('kanban')).rejects.toThrow('The search index cannot be had.');
    vi.restoreAllMocks();
  });

  it('answers from headings when the supplement is slow, and waits for it to say that there is nothing', async () => {
    vi.useFakeTimers();
    let arrive: (came: unknown) => void = () => {};
    files[supplement] = new Promise((resolve) => (arrive = resolve));
    library = new Library('/d/index.json');
    const early = titles('kanban');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await early).toEqual(['Kanban']);
    const late = titles('cards');
    await vi.advanceTimersByTimeAsync(1000);
    arrive(first.supplement);
    expect(await late).toEqual(['Kanban']);
  });

  it.each([{}, {'/d/index.json': {format: 0}}])(
    'says that there is no index in %j, and asks again',
    async (wrong) => {
      files = wrong;
      library = new Library('/d/index.json');
      await expect(titles('kanban')).rejects.toThrow('cannot be had');
      serve(first);
      expect(await titles('kanban')).toEqual(['Kanban']);
    },
  );

  it('fetches the text of a page for its snippet, once, and has it in later hits', async () => {
    library = new Library('/d/index.json');
    expect(await snippet('en:/a/', 'columns')).toBe('Cards in [columns].');
    expect(await snippet('en:/a/', 'cards')).toBe('[Cards] in columns.');
    expect(asked.filter((url) => url.includes('/texts/'))).toHaveLength(1);
    const {hits} = await library.search({query: 'cards'});
    expect(inBrackets(hits[0]?.snippet)).toBe('[Cards] in columns.');
    expect(await library.snippet('en:/gone/', 'x')).toBeNull();
  });

  it('notices by a text that is gone that its index is of a former build', async () => {
    library = new Library('/d/index.json');
    await titles('kanban');
    serve(indexWith('Kanban boards', 'Cards by status.'));
    expect(await library.snippet('en:/a/', 'columns')).toBeNull();
    expect(await titles('kanban')).toEqual(['Kanban boards']);
    expect(await snippet('en:/a/', 'status')).toBe('Cards by [status].');
  });
});
