import type {SearchRequest} from '../../engine/answer';
import type {SearchProvider} from '../provider';

/** The code that starts the worker is fetched with the first question too. */
const load = () => import('./connection');

/** The site's own index. @param index its address */
export function createEmbeddedProvider(index: string): SearchProvider {
  return {
    kind: 'embedded',
    prepare() {
      // A failure shows when something is asked.
      load()
        .then(({askWorker}) => askWorker((remote) => remote.prepare(index)))
        .catch(() => undefined);
    },
    async search(params) {
      const requests = ('requests' in params ? params.requests : params) as SearchRequest[];
      const {askWorker} = await load();
      const results = await askWorker((remote) => remote.search(index, requests));
      return {results} as never;
    },
    async snippet(objectID, query) {
      const {askWorker} = await load();
      return askWorker((remote) => remote.snippet(index, objectID, query));
    },
  };
}
