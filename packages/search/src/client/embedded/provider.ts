import type {Remote} from 'comlink';
import type {SearchProvider} from '../provider';
import {FETCH_TIMEOUT_MS} from './fetchTimeout';
import type {Library} from './library';

/** Creates a provider that searches in a worker, started on demand. */
export function createEmbeddedProvider(index: string): SearchProvider {
  let library: Promise<Started> | undefined;
  const open = () => {
    library ??= startLibrary(index);
    // Restart with the next query.
    library.then(({lost}) => lost).catch(() => (library = undefined));
    return library;
  };
  const ask = async <Answer>(question: (remote: Remote<Library>) => Promise<Answer>) => {
    const {remote, lost} = await open();
    return Promise.race([question(remote), lost]);
  };

  return {
    prepare() {
      open().catch(() => undefined);
    },
    search: (request) => ask((remote) => remote.search(request)),
    snippet: (objectID, query) => ask((remote) => remote.snippet(objectID, query)),
  };
}

interface Started {
  remote: Remote<Library>;
  /** Rejects if the worker fails. Never resolves. */
  lost: Promise<never>;
}

/** Fetches the index while the worker loads, which saves two round trips. */
async function startLibrary(index: string): Promise<Started> {
  // Throws in a frame with an opaque origin, before anything is fetched.
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const lost = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker has failed.')));
  });
  const start = async () => {
    const [{transfer, wrap}, file] = await Promise.all([import('comlink'), fetchIndex(index)]);
    const RemoteLibrary = wrap<typeof Library>(worker);
    return new RemoteLibrary(index, file && transfer(file, [file]));
  };
  return {remote: await Promise.race([start(), lost]), lost};
}

/** Returns `undefined` on failure: the worker tries again. */
async function fetchIndex(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetch(address, {cache: 'no-cache', signal});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
