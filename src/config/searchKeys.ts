import type {SearchKeys} from '@guide/search';
import {ownerFields} from './owner';
import {readSettings} from './settings';

const searchFields = [
  ownerFields.algoliaAppId,
  ownerFields.algoliaSearchKey,
  ownerFields.algoliaIndexName,
];

/** The environment variables of the keys. Those of the last two have no value in any file. */
export const keyNames = {
  appId: ownerFields.algoliaAppId.variable,
  searchKey: ownerFields.algoliaSearchKey.variable,
  indexName: ownerFields.algoliaIndexName.variable,
  adminKey: 'TELESCOPE_ALGOLIA_ADMIN_KEY',
  host: 'TELESCOPE_ALGOLIA_HOST',
} as const;

/**
 * Reads the keys with which an index is searched, or filled.
 *
 * @param toWrite asks for the key that may write as well
 * @throws one error that names every variable that is missing, or every wrong value
 */
export function readKeys(env: NodeJS.ProcessEnv, toWrite: boolean): SearchKeys {
  const adminKey = env[keyNames.adminKey]?.trim() ?? '';
  const missing = [
    ...searchFields
      .filter(({variable, value}) => !env[variable]?.trim() && !value)
      .map(({variable, expected}) => `${variable}: ${expected}`),
    ...(toWrite && !adminKey
      ? [`${keyNames.adminKey}: a key of Algolia that may write. Set it in the environment only`]
      : []),
  ];
  const hostedSearch = missing.length > 0 ? undefined : readSettings(env).hostedSearch;
  if (!hostedSearch) {
    throw new Error(
      [
        'The hosted index needs keys that are not set:',
        ...missing.map((line) => `- ${line}.`),
        'They are in the dashboard of Algolia, under Settings > API Keys. Set these environment variables and run the command again.',
      ].join('\n'),
    );
  }
  const {appId, apiKey, indexName} = hostedSearch;
  return {appId, searchKey: apiKey, indexName, adminKey, host: env[keyNames.host]?.trim() ?? ''};
}
