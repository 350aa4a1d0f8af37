/** Returns ` Did you mean …?` with up to five similar keys, or an empty string. */
export function didYouMean(key: string, known: readonly string[]): string {
  const words = key.split('-').filter((word) => word.length > 2);
  const near = known
    .map((other) => ({other, edits: levenshteinDistance(key, other)}))
    .filter(({other, edits}) => edits <= 2 || words.some((word) => other.includes(word)))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 5);
  return near.length > 0 ? ` Did you mean ${near.map(({other}) => other).join(', ')}?` : '';
}

function levenshteinDistance(from: string, to: string): number {
  let row = Array.from({length: [...to].length + 1}, (_, index) => index);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = row[column]! + Number(character !== other);
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** Returns an entry by name. @throws if there's none, with similar names and the remedy */
export function requireEntry<Value>(
  what: string,
  name: string | undefined,
  entries: Readonly<Record<string, Value>>,
  remedy = 'Correct it.',
): Value {
  if (!Object.hasOwn(entries, name ?? '')) {
    throw new Error(
      `unknown ${what} "${name ?? ''}".${didYouMean(name ?? '', Object.keys(entries))} ${remedy}`,
    );
  }
  return entries[name!]!;
}
