/** In the folder of a language. */
export const DATA_FOLDER = 'search-data';

export function indexFileOf({isLast, name}: {isLast: boolean; name: string}): string {
  return isLast ? 'index.json' : `index-${name}.json`;
}

/** Relative to the index. */
export function textsFile(hash: string): string {
  return `texts/${hash}.json`;
}
