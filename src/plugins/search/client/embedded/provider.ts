import type {SearchRequest} from '../../engine/answer';
import type {SearchProvider} from '../provider';

type SearchParams = Parameters<SearchProvider['search']>[0];

/** The code that starts the worker is fetched with the first question too. */
const load = () => import('./connection');

/** The site's own index. @param index its address */
export function createEmbeddedProvider(index: string): SearchProvider {
  const search = async (params: SearchParams) => {
    const requests = ('requests' in params ? params.requests : params) as SearchRequest[];
    const {askWorker} = await load();
    return {results: await askWorker((remote) => remote.search(index, requests))};
  };
  return {
    kind: 'embedded',
    prepare() {
      // A failure shows when something is asked.
      load()
        .then(({askWorker}) => askWorker((remote) => remote.prepare(index)))
        .catch(() => undefined);
    },
    search: search as unknown as SearchProvider['search'],
    searchForHits: search as unknown as SearchProvider['searchForHits'],
    async snippet(objectID, query) {
      const {askWorker} = await load();
      return askWorker((remote) => remote.snippet(index, objectID, query));
    },
  };
}
