import {liteClient} from 'algoliasearch/lite';
import type {SearchResults, SearchRequest} from '../../searchResults';
import type {SearchAccount} from '../../searchTheme';
import {buildRequests, parseResults, type HostedScope} from './requests';

/** Returns a function that searches with Algolia's client, and throws on invalid responses. */
export function openClient({appId, apiKey}: SearchAccount, scope: HostedScope) {
  const client = liteClient(appId, apiKey);
  return async (request: SearchRequest): Promise<SearchResults> => {
    const {results} = await client.search(buildRequests(scope, request));
    const untrusted = results as {hits?: unknown}[] | undefined;
    if (!untrusted?.length || !untrusted.every(({hits}) => Array.isArray(hits))) {
      // The client has cached the response.
      await client.clearCache();
      throw new Error('Algolia sent an invalid response.');
    }
    return parseResults(untrusted);
  };
}
