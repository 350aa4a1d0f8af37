import {algoliasearch, type Rule, type SearchClient} from 'algoliasearch';
import {isOwnRule, type IndexContent} from './indexContent';
import type {SearchKeys, SearchSite} from './site';

/** @param keys.host replaces Algolia's hosts */
export function createClient({appId, adminKey, host}: SearchKeys): SearchClient {
  const protocol = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https';
  return algoliasearch(appId, adminKey, {
    // The client's default is two seconds, for searches.
    timeouts: {connect: 30_000, read: 30_000, write: 30_000},
    ...(host && {hosts: [{url: host, protocol, accept: 'readWrite'}]}),
  });
}

/**
 * Replaces all records in one operation, then settings, synonyms and our rules. Keeps rules created
 * in the dashboard.
 *
 * @throws the client's error; old records stay until all new ones are uploaded
 */
export async function fillIndex(
  client: SearchClient,
  indexName: string,
  {records, settings, synonyms, rules}: IndexContent,
): Promise<void> {
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  const dashboardRules: Rule[] = [];
  await client.browseRules({
    indexName,
    aggregator: ({hits}) => dashboardRules.push(...hits.filter((rule) => !isOwnRule(rule))),
  });
  const tasks = [
    await client.setSettings({indexName, indexSettings: settings}),
    await client.saveSynonyms({
      indexName,
      synonymHit: [...synonyms],
      replaceExistingSynonyms: true,
    }),
    await client.saveRules({
      indexName,
      rules: [...dashboardRules, ...rules],
      clearExistingRules: true,
    }),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
}

export function explainError(error: unknown, names: SearchSite['keyNames']): string {
  const {name, message, status} = error as Error & {status?: number};
  if (status === 403) {
    return `Algolia rejected the keys (${message}). Check ${names.appId} and ${names.adminKey}. The key needs the rights search, browse, addObject, deleteIndex, settings and editSettings, for the index and for indices named after it with "_tmp_" added.`;
  }
  return name === 'RetryError'
    ? `Can’t reach Algolia: every host failed. Check the network, ${names.appId} and, if it’s set, ${names.host} (a host name, with a port if needed), or try again later.`
    : message;
}
