import {ownerFields} from '../../src/config/owner';
import {readSettings} from '../../src/config/settings';

/** The variable of the key that may write. It has no value in any file. */
export const adminKeyVariable = 'TELESCOPE_ALGOLIA_ADMIN_KEY';

export interface SearchKeys {
  appId: string;
  searchKey: string;
  indexName: string;
}

export interface WriteKeys extends SearchKeys {
  adminKey: string;
}

const searchFields = ['algoliaAppId', 'algoliaSearchKey', 'algoliaIndexName'] as const;

/**
 * Reads the keys with which readers search.
 *
 * @throws one error that names every variable that is missing, or every wrong value
 */
export function readSearchKeys(env: NodeJS.ProcessEnv): SearchKeys {
  refuseMissing(missingFields(env));
  const {hostedSearch} = readSettings(env);
  if (!hostedSearch) {
    throw new Error('No hosted search is set up in src/config/owner.ts.');
  }
  const {appId, apiKey, indexName} = hostedSearch;
  return {appId, searchKey: apiKey, indexName};
}

/**
 * Reads the keys with which an index is filled.
 *
 * @throws one error that names every variable that is missing, or every wrong value
 */
export function readWriteKeys(env: NodeJS.ProcessEnv): WriteKeys {
  const adminKey = env[adminKeyVariable]?.trim() ?? '';
  refuseMissing([
    ...missingFields(env),
    ...(adminKey
      ? []
      : [`${adminKeyVariable}: a key of Algolia that may write. Set it in the environment only`]),
  ]);
  return {...readSearchKeys(env), adminKey};
}

function missingFields(env: NodeJS.ProcessEnv): string[] {
  return searchFields
    .map((name) => ownerFields[name])
    .filter(({variable, value}) => !env[variable]?.trim() && !value)
    .map(({variable, expected}) => `${variable}: ${expected}`);
}

function refuseMissing(missing: string[]): void {
  if (missing.length > 0) {
    throw new Error(
      [
        'The hosted index needs keys that are not set:',
        ...missing.map((line) => `- ${line}.`),
        'They are in the dashboard of Algolia, under Settings > API Keys. Set these environment variables and run the command again.',
      ].join('\n'),
    );
  }
}
