import type {Remote} from 'comlink';
import type {SearchRequest} from '../../engine/answer';
import type {SearchProvider} from '../provider';
import type {Library} from './library';

/** The site's own index, in a worker that is started when search is approached. @param index its address */
export function createEmbeddedProvider(index: string): SearchProvider {
  let library: Promise<Remote<Library>> | undefined;
  const open = () => {
    library ??= startLibrary(index).catch((error: unknown) => {
      // The next question starts another.
      library = undefined;
      throw error;
    });
    return library;
  };

  async function search(params: Parameters<SearchProvider['search']>[0]) {
    const requests = 'requests' in params ? params.requests : params;
    return {results: await (await open()).search(requests as SearchRequest[])};
  }

  return {
    prepare() {
      open().catch(() => undefined);
    },
    search: search as unknown as SearchProvider['search'],
    async snippet(objectID, query) {
      return (await open()).snippet(objectID, query);
    },
  };
}

/** Fetches the index while the worker is on its way, which would ask for it two turns later. */
function startLibrary(index: string): Promise<Remote<Library>> {
  return new Promise((resolve, reject) => {
    // In a frame without an origin this throws, and nothing is fetched.
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.addEventListener('error', () =>
      reject(new Error('The search worker cannot be loaded.')),
    );
    Promise.all([import('comlink'), fetchIndex(index)])
      .then(([{transfer, wrap}, file]) => {
        const RemoteLibrary = wrap<typeof Library>(worker);
        return new RemoteLibrary(index, file && transfer(file, [file]));
      })
      .then(resolve, reject);
  });
}

/** The index as it is sent; `undefined` when it cannot be had, since the worker asks once more. */
async function fetchIndex(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, {cache: 'no-cache', priority: 'low'});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
