import {isDeepStrictEqual} from 'node:util';
import type {Rule, SearchClient, SynonymHit} from 'algoliasearch';
import type {IndexContent} from './indexContent';
import {isOwnRule} from './rules';

/** What is compared, by its id. */
type Items = ReadonlyMap<string, unknown>;

const SHOWN = 10;

/**
 * Says what a push would change in a live index. It only reads.
 *
 * @throws the client's error when the index cannot be read
 */
export async function describeChanges(
  client: SearchClient,
  indexName: string,
  {records, settings, synonyms, rules}: IndexContent,
): Promise<string> {
  const live: Record<'records' | 'settings' | 'synonyms' | 'rules', Items> = {
    records: await readRecords(client, indexName),
    // What the provider adds to them stays as it is.
    settings: new Map(
      Object.entries(await client.getSettings({indexName})).filter(([name]) => name in settings),
    ),
    synonyms: await readSynonyms(client, indexName),
    rules: await readRules(client, indexName),
  };
  return [
    `What a push would change in the index "${indexName}":`,
    ...describe('Records', live.records, byId(records)),
    ...describe('Settings', live.settings, new Map(Object.entries(settings))),
    ...describe('Synonyms', live.synonyms, byId(synonyms.map(comparable))),
    ...describe('Rules', live.rules, byId(rules.map(comparableRule))),
    'Nothing was changed.',
  ].join('\n');
}

async function readRecords(client: SearchClient, indexName: string): Promise<Items> {
  const live: {objectID: string}[] = [];
  await client.browseObjects({
    indexName,
    // Whole records: by itself, the provider gives what the settings of the index name.
    browseParams: {attributesToRetrieve: ['*'], attributesToHighlight: []},
    aggregator: ({hits}) => live.push(...hits),
  });
  return byId(live);
}

async function readSynonyms(client: SearchClient, indexName: string): Promise<Items> {
  const live: SynonymHit[] = [];
  await client.browseSynonyms({indexName, aggregator: ({hits}) => live.push(...hits)});
  return byId(live.map(comparable));
}

async function readRules(client: SearchClient, indexName: string): Promise<Items> {
  const live: Rule[] = [];
  await client.browseRules({indexName, aggregator: ({hits}) => live.push(...hits)});
  return byId(live.filter(isOwnRule).map(comparableRule));
}

/** Without what the provider adds to a rule. */
function comparableRule({objectID, description, conditions, consequence}: Rule) {
  return {objectID, description, conditions, consequence};
}

/** Without what the provider adds to a synonym, and with its type as it gives it back. */
function comparable({objectID, type, input, synonyms}: SynonymHit) {
  return {objectID, type: type.toLowerCase(), input, synonyms};
}

function byId(items: readonly {objectID: string}[]): Items {
  return new Map(items.map((item) => [item.objectID, item]));
}

function describe(title: string, live: Items, own: Items): string[] {
  const kinds = {
    added: [...own.keys()].filter((id) => !live.has(id)),
    changed: [...own.keys()].filter(
      (id) => live.has(id) && !isDeepStrictEqual(live.get(id), own.get(id)),
    ),
    removed: [...live.keys()].filter((id) => !own.has(id)),
  };
  const counts = Object.entries(kinds).map(([kind, ids]) => `${ids.length} ${kind}`);
  return [
    `${title}: ${counts.join(', ')}`,
    ...Object.entries(kinds).flatMap(([kind, ids]) => [
      ...ids.slice(0, SHOWN).map((id) => `  ${kind}: ${id}`),
      ...(ids.length > SHOWN ? [`  ${kind}: and ${ids.length - SHOWN} more`] : []),
    ]),
  ];
}
