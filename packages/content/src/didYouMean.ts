import {distance} from 'fastest-levenshtein';

/**
 * Returns a suffix for error messages with up to five similar keys: at most two edits, or a word in
 * common.
 */
export function didYouMean(key: string, known: readonly string[]): string {
  const words = key.split('-').filter((word) => word.length > 2);
  const near = known
    .map((other) => ({other, edits: distance(key, other)}))
    .filter(({other, edits}) => edits <= 2 || words.some((word) => other.includes(word)))
    .sort((one, next) => one.edits - next.edits)
    .slice(0, 5);
  return near.length > 0 ? ` Did you mean ${near.map(({other}) => other).join(', ')}?` : '';
}

/** Returns the entry with a name. @throws an error with similar names and the remedy */
export function requireEntry<Value>(
  what: string,
  name: string | undefined,
  all: Readonly<Record<string, Value>>,
  remedy = 'Correct it.',
): Value {
  if (!Object.hasOwn(all, name ?? '')) {
    throw new Error(
      `unknown ${what} "${name ?? ''}".${didYouMean(name ?? '', Object.keys(all))} ${remedy}`,
    );
  }
  return all[name!]!;
}
