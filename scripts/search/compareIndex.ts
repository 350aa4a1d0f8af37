import {isDeepStrictEqual} from 'node:util';
import type {SearchClient, SynonymHit} from 'algoliasearch';
import type {IndexContent} from './indexContent';

/** Ids of what a push would add, change and remove. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export interface Differences {
  /** `false`: there is no live index yet. */
  exists: boolean;
  records: Changes;
  synonyms: Changes;
  settings: {name: string; live: unknown; own: unknown}[];
}

type Named = {objectID: string};

/**
 * Compares the live index with what a push would make of it. It only reads.
 *
 * @throws the client's error when the index cannot be read
 */
export async function compareIndex(
  client: SearchClient,
  indexName: string,
  content: IndexContent,
): Promise<Differences> {
  const exists = await client.indexExists({indexName});
  const settings: Record<string, unknown> = exists
    ? {...(await client.getSettings({indexName}))}
    : {};
  return {
    exists,
    records: findChanges(exists ? await readLiveRecords(client, indexName) : [], content.records),
    synonyms: findChanges(
      (exists ? await readLiveSynonyms(client, indexName) : []).map(comparable),
      content.synonyms.map(comparable),
    ),
    settings: Object.entries(content.settings)
      .filter(([name, own]) => !isDeepStrictEqual(settings[name], own))
      .map(([name, own]) => ({name, live: settings[name], own})),
  };
}

async function readLiveRecords(client: SearchClient, indexName: string): Promise<Named[]> {
  const live: Named[] = [];
  await client.browseObjects({
    indexName,
    // Whole records: by itself, the provider gives what the settings of the index name.
    browseParams: {attributesToRetrieve: ['*'], attributesToHighlight: []},
    aggregator: ({hits}) => live.push(...hits),
  });
  return live;
}

async function readLiveSynonyms(client: SearchClient, indexName: string): Promise<SynonymHit[]> {
  const live: SynonymHit[] = [];
  await client.browseSynonyms({indexName, aggregator: ({hits}) => live.push(...hits)});
  return live;
}

/** Without what the provider adds to a synonym, and with its type as it gives it back. */
function comparable({objectID, type, input, synonyms}: SynonymHit): Named {
  return {objectID, ...{type: type.toLowerCase(), input, synonyms}};
}

function findChanges(live: readonly Named[], own: readonly Named[]): Changes {
  const liveById = new Map(live.map((item) => [item.objectID, item]));
  const ownIds = new Set(own.map(({objectID}) => objectID));
  const ids = (items: readonly Named[]) => items.map(({objectID}) => objectID);
  return {
    added: ids(own.filter(({objectID}) => !liveById.has(objectID))),
    changed: ids(
      own.filter((item) => {
        const before = liveById.get(item.objectID);
        return before !== undefined && !isDeepStrictEqual(before, {...item});
      }),
    ),
    removed: ids(live.filter(({objectID}) => !ownIds.has(objectID))),
  };
}
