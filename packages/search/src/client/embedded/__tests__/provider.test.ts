import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createEmbeddedProvider, SEARCH_TIMEOUT_MS} from '../provider';

/** Never answers, like a worker that the browser has ended. */
class SilentWorker extends EventTarget {
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    workers.push(this);
  }
}

let workers: SilentWorker[];

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['index never arrives', () => new Promise(() => {})],
  ['worker never answers', async () => new Response('{}')],
])(
  'reports a failure after 30 seconds if the %s, and replaces the worker',
  async (_name, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const provider = createEmbeddedProvider('/search-data/index.json');
    provider.prepare();
    const failed = expect(provider.search({query: 'kanban'})).rejects.toThrow('worker failed');
    await vi.advanceTimersByTimeAsync(SEARCH_TIMEOUT_MS);
    await failed;
    expect(workers).toHaveLength(1);
    expect(workers[0]!.terminate).toHaveBeenCalledOnce();
    void provider.search({query: 'kanban'}).catch(() => undefined);
    expect(workers).toHaveLength(2);
  },
);

it('replaces a worker that reports an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const provider = createEmbeddedProvider('/search-data/index.json');
  const failed = expect(provider.search({query: 'kanban'})).rejects.toThrow('worker failed');
  workers[0]!.dispatchEvent(new Event('error'));
  await failed;
  provider.prepare();
  expect(workers).toHaveLength(2);
});
