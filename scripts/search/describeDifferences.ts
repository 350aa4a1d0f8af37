import type {Changes, Differences} from './compareIndex';

const SHOWN = 10;

/** Says what a push would change, for the person who asked for it. */
export function describeDifferences(
  {exists, records, synonyms, settings}: Differences,
  indexName: string,
): string {
  return [
    exists
      ? `What a push would change in the index "${indexName}":`
      : `There is no index "${indexName}" yet. A push would make it:`,
    ...describeChanges('Records', records),
    settings.length === 0 ? 'Settings: no change' : 'Settings:',
    ...settings.map(
      ({name, live, own}) =>
        `  ${name}: ${JSON.stringify(live) ?? 'not set'} -> ${JSON.stringify(own)}`,
    ),
    ...describeChanges('Synonyms', synonyms),
    'Nothing was changed.',
  ].join('\n');
}

function describeChanges(title: string, {added, changed, removed}: Changes): string[] {
  const kinds = Object.entries({added, changed, removed});
  return kinds.every(([, ids]) => ids.length === 0)
    ? [`${title}: no change`]
    : [
        `${title}: ${kinds.map(([kind, ids]) => `${ids.length} ${kind}`).join(', ')}`,
        ...kinds.flatMap(([kind, ids]) => [
          ...ids.slice(0, SHOWN).map((id) => `  ${kind}: ${id}`),
          ...(ids.length > SHOWN ? [`  ${kind}: and ${ids.length - SHOWN} more`] : []),
        ]),
      ];
}
