import type {Remote} from 'comlink';
import type {SearchProvider} from '../provider';
import {FETCH_TIMEOUT_MS} from './fetchTimeout';
import type {EmbeddedIndex} from './embeddedIndex';

/** Creates a provider that searches in a worker, started on demand. */
export function createEmbeddedProvider(index: string): SearchProvider {
  let starting: Promise<RunningWorker> | undefined;
  const open = () => {
    starting ??= startWorker(index);
    // After a failure, start another worker with the next query.
    starting.then(({failure}) => failure).catch(() => (starting = undefined));
    return starting;
  };
  const call = async <Result>(method: (remote: Remote<EmbeddedIndex>) => Promise<Result>) => {
    const {remote, failure} = await open();
    return Promise.race([method(remote), failure]);
  };

  return {
    prepare() {
      open().catch(() => undefined);
    },
    search: (request) => call((remote) => remote.search(request)),
    snippet: (objectID, query) => call((remote) => remote.snippet(objectID, query)),
  };
}

interface RunningWorker {
  remote: Remote<EmbeddedIndex>;
  /** Rejects if the worker fails. Never resolves. */
  failure: Promise<never>;
}

/** Fetches the index while the worker loads, which saves two round trips. */
async function startWorker(index: string): Promise<RunningWorker> {
  // With an opaque origin, this throws before anything is fetched.
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker failed.')));
  });
  const start = async () => {
    const [{transfer, wrap}, file] = await Promise.all([import('comlink'), fetchIndex(index)]);
    const RemoteIndex = wrap<typeof EmbeddedIndex>(worker);
    return new RemoteIndex(index, file && transfer(file, [file]));
  };
  return {remote: await Promise.race([start(), failure]), failure};
}

/** On failure, the worker tries again. */
async function fetchIndex(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetch(address, {cache: 'no-cache', signal});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
