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

const wait = () => vi.advanceTimersByTimeAsync(SEARCH_TIMEOUT_MS);
const sendsFile = async () => new Response('{}');

it.each([
  ['its index never arrives', () => new Promise(() => {}), wait],
  ['it never answers', sendsFile, wait],
  ['it reports an error', sendsFile, async () => workers[0]!.dispatchEvent(new Event('error'))],
])('fails, and replaces the worker, if %s', async (_, fetch, cause) => {
  vi.stubGlobal('fetch', fetch);
  const provider = createEmbeddedProvider('/search-data/index.json');
  const failed = expect(provider.search({query: 'kanban'})).rejects.toThrow('worker failed');
  await cause();
  await failed;
  expect(workers).toHaveLength(1);
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();
  provider.prepare();
  expect(workers).toHaveLength(2);
});
