import {liteClient} from 'algoliasearch/lite';
import type {SearchAnswer, SearchRequest} from '../../searchAnswer';
import type {SearchAccount} from '../../searchTheme';
import {buildRequests, readAnswer, type HostedEdition} from './requests';

/** Returns a search with Algolia's client. It throws on invalid responses. */
export function openClient({appId, apiKey}: SearchAccount, edition: HostedEdition) {
  const client = liteClient(appId, apiKey);
  return async (request: SearchRequest): Promise<SearchAnswer> => {
    const {results} = await client.search(buildRequests(edition, request));
    const sent = results as {hits?: unknown}[] | undefined;
    if (!sent?.length || !sent.every(({hits}) => Array.isArray(hits))) {
      // The client has cached it.
      await client.clearCache();
      throw new Error('The search provider sent no hits.');
    }
    return readAnswer(sent);
  };
}
