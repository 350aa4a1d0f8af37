import type {LiteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../../searchTheme';
import type {SearchProvider} from '../provider';
import {buildRequests, readAnswer, type HostedEdition} from './requests';

/** Algolia, by its own client, which is fetched with the first question. */
export function createHostedProvider(
  {appId, apiKey}: HostedSearch,
  edition: HostedEdition,
): SearchProvider {
  let client: Promise<LiteClient> | undefined;
  const load = () => {
    client ??= import('algoliasearch/lite')
      .then(({liteClient}) => liteClient(appId, apiKey))
      .catch((error: unknown) => {
        client = undefined;
        throw error;
      });
    return client;
  };
  return {
    prepare() {
      load().catch(() => undefined);
    },
    async search(request) {
      const loaded = await load();
      const response = await loaded.search(buildRequests(edition, request));
      const results = response.results as {hits?: unknown}[] | undefined;
      if (!results?.length || !results.every((result) => Array.isArray(result.hits))) {
        // The client keeps answers, this one too.
        await loaded.clearCache();
        throw new Error('The search provider sent no hits.');
      }
      return readAnswer(results);
    },
    // Its hits carry their text.
    snippet: () => Promise.resolve(null),
  };
}
