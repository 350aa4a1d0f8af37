import type {Remote} from 'comlink';
import type {SearchProvider} from '../provider';
import {FETCH_TIMEOUT_MS} from './fetchTimeout';
import type {Library} from './library';

/** The site's own index, in a worker that is started when search is approached. @param index its address */
export function createEmbeddedProvider(index: string): SearchProvider {
  let library: Promise<Started> | undefined;
  const open = () => {
    library ??= startLibrary(index);
    // The next question starts another.
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
  /** Is refused when the worker ends by an error, and never kept. */
  lost: Promise<never>;
}

/** Fetches the index while the worker is on its way, which would ask for it two turns later. */
async function startLibrary(index: string): Promise<Started> {
  // In a frame without an origin this throws, and nothing is fetched.
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

/** The index as it is sent; `undefined` when it cannot be had, since the worker asks once more. */
async function fetchIndex(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetch(address, {cache: 'no-cache', signal});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
