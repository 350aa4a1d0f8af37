import type {Remote} from 'comlink';
import type {SearchProvider} from '../provider';
import type {EmbeddedIndex} from './embeddedIndex';

/** Includes the start of the worker and the downloads. */
export const SEARCH_TIMEOUT_MS = 30_000;

/** Creates a provider that searches in a worker, started on demand. */
export function createEmbeddedProvider(index: string): SearchProvider {
  let current: IndexWorker | undefined;
  const open = () => {
    if (!current) {
      const worker = startWorker(index);
      // After a failure, start another worker with the next query.
      worker.failure.catch(() => (current = undefined));
      current = worker;
    }
    return current;
  };
  const call = async <Result>(method: (remote: Remote<EmbeddedIndex>) => Promise<Result>) => {
    const {remote, failure} = open();
    return Promise.race([remote.then(method), failure]);
  };

  return {
    prepare() {
      call(async () => undefined).catch(() => undefined);
    },
    async search(request) {
      const {fail} = open();
      // Browsers can end a worker without an event.
      const timeout = setTimeout(fail, SEARCH_TIMEOUT_MS);
      return call((remote) => remote.search(request)).finally(() => clearTimeout(timeout));
    },
    snippet: (objectID, query) => call((remote) => remote.snippet(objectID, query)),
  };
}

interface IndexWorker {
  remote: Promise<Remote<EmbeddedIndex>>;
  /** Rejects if the worker fails. Never resolves. */
  failure: Promise<never>;
  /** Ends the worker and rejects its calls. */
  fail: () => void;
}

/** Fetches the index while the worker loads, which saves two round trips. */
function startWorker(index: string): IndexWorker {
  // With an opaque origin, this throws before anything is fetched.
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let fail = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = () => {
      worker.terminate();
      reject(new Error('The search worker failed.'));
    };
  });
  worker.addEventListener('error', fail);
  const start = async () => {
    const [{transfer, wrap}, file] = await Promise.all([import('comlink'), fetchIndex(index)]);
    const RemoteIndex = wrap<typeof EmbeddedIndex>(worker);
    return new RemoteIndex(index, file && transfer(file, [file]));
  };
  const remote = start();
  remote.catch(fail);
  return {remote, failure, fail};
}

/** On failure, the worker tries again. */
async function fetchIndex(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, {cache: 'no-cache'});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
