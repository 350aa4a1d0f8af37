import type {SearchClient} from 'algoliasearch';
import {contextFilters} from '../contextFilters';

/**
 * Asks the live index for a page of a language as the site does.
 *
 * @returns the address of the first hit
 * @throws when there is none, or the client's error
 */
export async function findPage(
  client: SearchClient,
  indexName: string,
  query: string,
  locale: string,
  version?: string,
): Promise<string> {
  const {hits} = await client.searchSingleIndex<{url?: string}>({
    indexName,
    searchParams: {
      query,
      facetFilters: contextFilters(locale, version),
      attributesToRetrieve: ['url'],
      analytics: false,
    },
  });
  const [first] = hits;
  if (!first) {
    throw new Error(
      `No hit: the index has no records of this site in "${locale}", or other settings than its own. Build all languages, and run the command with \`push\`.`,
    );
  }
  return first.url ?? first.objectID;
}
