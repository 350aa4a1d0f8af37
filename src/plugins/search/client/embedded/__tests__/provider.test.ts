import {describe, expect, it, vi} from 'vitest';
import {createEmbeddedProvider} from '../provider';

const worker = vi.hoisted(() => ({
  prepare: vi.fn(() => Promise.resolve()),
  search: vi.fn((_index: string, requests: Array<{query: string}>) =>
    Promise.resolve(requests.map(({query}) => ({query, hits: [], nbHits: 0}))),
  ),
}));
vi.mock('../connection', () => ({
  askWorker: (question: (remote: typeof worker) => unknown) => question(worker),
}));

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

  it('does not throw when the index cannot be fetched ahead', async () => {
    worker.prepare.mockRejectedValueOnce(new Error('offline'));
    provider.prepare();
    await vi.waitFor(() => expect(worker.prepare).toHaveBeenCalledTimes(1));
  });
});
