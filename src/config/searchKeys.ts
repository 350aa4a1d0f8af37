import type {SearchKeys} from '@guide/search';
import {ownerFields} from './owner';
import {readSettings} from './settings';

/** The environment variables of the keys. Those of the last two have no value in any file. */
export const keyNames = {
  appId: ownerFields.algoliaAppId.variable,
  indexName: ownerFields.algoliaIndexName.variable,
  adminKey: 'TELESCOPE_ALGOLIA_ADMIN_KEY',
  host: 'TELESCOPE_ALGOLIA_HOST',
} as const;

/**
 * Reads the keys with which an index is filled.
 *
 * @throws naming every variable that is missing, or every wrong value
 */
export function readKeys(env: NodeJS.ProcessEnv): SearchKeys {
  const {hostedSearch} = readSettings(env);
  const adminKey = env[keyNames.adminKey]?.trim();
  if (!hostedSearch || !adminKey) {
    throw new Error(
      `The hosted index needs ${ownerFields.algoliaSearchKey.variable}, ${keyNames.appId}, ${keyNames.indexName} and, in the environment only, ${keyNames.adminKey}, a key that may write. They are in the dashboard of Algolia, under Settings > API Keys. Set these environment variables and run the command again.`,
    );
  }
  const {appId, indexName} = hostedSearch;
  return {appId, indexName, adminKey, host: env[keyNames.host]?.trim() ?? ''};
}
