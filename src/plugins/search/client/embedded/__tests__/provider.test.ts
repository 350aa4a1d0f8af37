import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedProvider} from '../provider';

const worker = vi.hoisted(() => ({
  prepare: vi.fn(() => Promise.resolve()),
  search: vi.fn((_index: string, requests: Array<{query: string}>) =>
    Promise.resolve(requests.map(({query}) => ({query, hits: [], nbHits: 0}))),
  ),
}));
vi.mock('../connection', () => ({
  askWorker: (question: (remote: typeof worker) => unknown) => question(worker),
  handOver: (file: ArrayBuffer) => file,
}));

beforeEach(() => vi.stubGlobal('window', {origin: 'https://docs.telescope.example'}));
afterEach(() => vi.unstubAllGlobals());

const provider = createEmbeddedProvider('/search-data/index.json');
const requests = [{indexName: 'guide', query: 'kanban'}];

describe('the embedded provider', () => {
  it.each([
    ['search', provider.search],
    ['searchForHits', provider.searchForHits],
  ])('answers %s in both forms that Algolia’s client takes', async (_, search) => {
    for (const params of [{requests}, requests]) {
      const {results} = await search(params);
      expect(results).toEqual([{query: 'kanban', hits: [], nbHits: 0}]);
    }
    expect(worker.search).toHaveBeenLastCalledWith('/search-data/index.json', requests);
  });

  it('does not throw when the index cannot be fetched ahead: the worker asks once more', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    worker.prepare.mockRejectedValueOnce(new Error('offline'));
    provider.prepare();
    await vi.waitFor(() =>
      expect(worker.prepare).toHaveBeenLastCalledWith('/search-data/index.json', undefined),
    );
    await expect(provider.search({requests})).resolves.toBeDefined();
  });

  it('gives the worker the index that the page has fetched, before the first question', async () => {
    let answer!: (response: Response) => void;
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    const fresh = createEmbeddedProvider('/fr/search-data/index.json');
    worker.search.mockClear();
    fresh.prepare();
    const asked = fresh.search({requests});
    await Promise.resolve();
    expect(worker.search).not.toHaveBeenCalled();
    answer(new Response('{"id":"1"}'));
    await asked;
    const [index, file] = worker.prepare.mock.lastCall as unknown as [string, ArrayBuffer];
    expect([index, new TextDecoder().decode(file)]).toEqual([
      '/fr/search-data/index.json',
      '{"id":"1"}',
    ]);
  });

  it('fetches the index once, and asks for a newer one when search is approached again', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetch);
    const fresh = createEmbeddedProvider('/search-data/index.json');
    fresh.prepare();
    await fresh.search({requests});
    fresh.prepare();
    await vi.waitFor(() =>
      expect(worker.prepare).toHaveBeenLastCalledWith('/search-data/index.json'),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
