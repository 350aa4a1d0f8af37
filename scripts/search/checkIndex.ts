import type {SearchClient} from 'algoliasearch';
import {locales, type Locale, type Localized} from '../../src/config/locales';
import {explainError} from './explainError';
import {contextAttributes} from './indexSettings';

/** Titles of a page that every guide has. */
export const knownQueries: Localized<string> = {en: 'Glossary', fr: 'Glossaire'};

export interface CheckResult {
  locale: Locale;
  query: string;
  filters: (string | string[])[];
  /** Address of the first hit. */
  found?: string;
  /** What is wrong, and the likely cause. */
  problem?: string;
}

type Found = {language?: string; url?: string};

/**
 * The filters that contextual search sends with every query of a language.
 *
 * @see node_modules/@docusaurus/theme-search-algolia/lib/client/useAlgoliaContextualFacetFilters.js
 */
export function contextFilters(locale: Locale): (string | string[])[] {
  return [`language:${locale}`, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
}

/** Asks the live index for a page of each language as the site does. It throws nothing. */
export function checkIndex(client: SearchClient, indexName: string): Promise<CheckResult[]> {
  return Promise.all(
    locales.map(async (locale) => {
      const asked = {locale, query: knownQueries[locale], filters: contextFilters(locale)};
      try {
        return {...asked, ...(await ask(client, indexName, asked))};
      } catch (error) {
        return {...asked, problem: explainFailure(error, indexName)};
      }
    }),
  );
}

async function ask(
  client: SearchClient,
  indexName: string,
  {locale, query, filters}: Pick<CheckResult, 'locale' | 'query' | 'filters'>,
): Promise<Pick<CheckResult, 'found' | 'problem'>> {
  const request = {
    indexName,
    query,
    attributesToRetrieve: ['language', 'url'],
    facets: [...contextAttributes],
    analytics: false,
  };
  const {results} = await client.searchForHits<Found>({
    requests: [{...request, facetFilters: filters}, request],
  });
  const [filtered, all] = results;
  const first = filtered?.hits[0];
  const foreign = filtered?.hits.find(({language}) => language !== locale);
  if (foreign) {
    return {
      problem: `A hit is of another language: ${foreign.url} is "${foreign.language}". The records of the index are not those of this site: build it and run \`npm run search:push\`.`,
    };
  }
  return first
    ? {found: first.url}
    : {problem: `No hit. ${findCause(locale, all?.nbHits ?? 0, all?.facets ?? {})}`};
}

/** The likely cause of no hit, from the same query without filters. */
function findCause(
  locale: Locale,
  hits: number,
  facets: Record<string, Record<string, number>>,
): string {
  if (hits === 0) {
    return 'Nor is there one without filters: nothing was pushed, or the records of another site. Run `npm run search:push`.';
  }
  const missing = contextAttributes.filter((attribute) => facets[attribute] === undefined);
  return missing.length > 0
    ? `Without filters there are ${hits}: ${missing.join(' and ')} must be in attributesForFaceting of the index. Run \`npm run search:push\`, which sets it.`
    : `Without filters there are ${hits}, of these languages and tags: ${JSON.stringify(facets)}. No record of "${locale}" with the tag of the guide was pushed. Build all languages and run \`npm run search:push\`.`;
}

function explainFailure(error: unknown, indexName: string): string {
  return (error as {status?: number}).status === 404
    ? `There is no index "${indexName}". Run \`npm run search:push\`, or correct TELESCOPE_ALGOLIA_INDEX_NAME.`
    : explainError(error, 'TELESCOPE_ALGOLIA_SEARCH_KEY');
}
