import {isDeepStrictEqual} from 'node:util';
import type {Rule, SearchClient} from 'algoliasearch';
import {contextFilters} from '../contextFilters';
import type {SearchRecord} from '../records/record';
import type {IndexContent} from './indexContent';
import {isOwnRule} from './rules';

/**
 * Replaces the records of an index in one move, then settings, synonyms and the rules of this
 * project. Those of the dashboard stay.
 *
 * @throws the client's error; until all records are there, the index answers from its former ones
 */
export async function fillIndex(
  client: SearchClient,
  indexName: string,
  {records, settings, synonyms, rules}: IndexContent,
): Promise<void> {
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  const ofDashboard: Rule[] = [];
  await client.browseRules({
    indexName,
    aggregator: ({hits}) => ofDashboard.push(...hits.filter((rule) => !isOwnRule(rule))),
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
      rules: [...ofDashboard, ...rules],
      clearExistingRules: true,
    }),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
}

/** How many records a push would add, change and remove. It only reads. @throws the client's error */
export async function countChanges(
  client: SearchClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<string> {
  const live = new Map<string, unknown>();
  await client.browseObjects({
    indexName,
    // Whole records: by itself, the provider gives what the settings of the index name.
    browseParams: {attributesToRetrieve: ['*'], attributesToHighlight: []},
    aggregator: ({hits}) => hits.forEach((hit) => live.set(hit.objectID, hit)),
  });
  const known = records.filter(({objectID}) => live.has(objectID));
  const changed = known.filter((record) => !isDeepStrictEqual(live.get(record.objectID), record));
  return `${records.length - known.length} added, ${changed.length} changed, ${live.size - known.length} removed`;
}

/**
 * Asks an index for a page of a language as the site does.
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
