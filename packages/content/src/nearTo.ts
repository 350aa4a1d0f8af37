import {distance} from 'fastest-levenshtein';

/**
 * The end of a message about a key that does not exist: those near it, a slip away, or with a word
 * in common; five at most, and nothing when there is none.
 */
export function nearTo(key: string, known: readonly string[]): string {
  const words = key.split('-').filter((word) => word.length > 2);
  const near = known
    .map((other) => ({other, edits: distance(key, other)}))
    .filter(({other, edits}) => edits <= 2 || words.some((word) => other.includes(word)))
    .sort((one, next) => one.edits - next.edits)
    .slice(0, 5);
  return near.length > 0 ? ` Near it: ${near.map(({other}) => other).join(', ')}.` : '';
}

/** What has a name. @throws with the names that are near, and what to do, when nothing has it */
export function known<Value>(
  what: string,
  name: string | undefined,
  all: Readonly<Record<string, Value>>,
  remedy = 'Correct it.',
): Value {
  if (!Object.hasOwn(all, name ?? '')) {
    throw new Error(
      `no ${what} has the name "${name ?? ''}".${nearTo(name ?? '', Object.keys(all))} ${remedy}`,
    );
  }
  return all[name!]!;
}
