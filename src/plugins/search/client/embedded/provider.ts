import type {SearchRequest} from '../../engine/answer';
import type {SearchProvider} from '../provider';

type SearchParams = Parameters<SearchProvider['search']>[0];

/** The code that starts the worker is fetched with the first question too. */
const load = () => import('./connection');

/** The site's own index. @param index its address */
export function createEmbeddedProvider(index: string): SearchProvider {
  /** Settled when the worker has what it was given. */
  let given: Promise<void> | undefined;

  const search = async (params: SearchParams) => {
    const requests = ('requests' in params ? params.requests : params) as SearchRequest[];
    await given;
    const {askWorker} = await load();
    return {results: await askWorker((remote) => remote.search(index, requests))};
  };

  /** Fetches the index while the worker is on its way, which would ask for it two turns later. */
  async function giveIndex(): Promise<void> {
    const fetching = fetchIndex(index);
    const {askWorker, handOver} = await load();
    await askWorker(async (remote) => {
      const file = await fetching;
      await remote.prepare(index, file && handOver(file));
    });
  }

  return {
    kind: 'embedded',
    prepare() {
      if (given) {
        void load()
          .then(({askWorker}) => askWorker((remote) => remote.prepare(index)))
          .catch(() => undefined);
      }
      // A failure shows when something is asked.
      given ??= giveIndex().catch(() => undefined);
    },
    search: search as unknown as SearchProvider['search'],
    searchForHits: search as unknown as SearchProvider['searchForHits'],
    async snippet(objectID, query) {
      const {askWorker} = await load();
      return askWorker((remote) => remote.snippet(index, objectID, query));
    },
  };
}

/** The index as it is sent; `undefined` when it cannot be had, since the worker asks once more. */
async function fetchIndex(address: string): Promise<ArrayBuffer | undefined> {
  // A frame without an origin may read nothing, and has no worker.
  if (window.origin === 'null') {
    return undefined;
  }
  try {
    const response = await fetch(address, {cache: 'no-cache'});
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
