import type {IndexFile} from './engine/indexFile';
import type {Section} from './engine/section';

/** Limit for fetching a file. */
export const FETCH_TIMEOUT_MS = 30_000;

/** In the folder of a language. */
export const DATA_FOLDER = 'search-data';

/** In `DATA_FOLDER`; files are named by content hash. */
const TEXTS_FOLDER = 'texts';

export function indexFileOf({isLast, name}: {isLast: boolean; name: string}): string {
  return isLast ? 'index.json' : `index-${name}.json`;
}

/** Relative to the index. */
export function textsFileOf(
  {pages}: Pick<IndexFile, 'pages'>,
  {page}: Pick<Section, 'page'>,
): string {
  return textsFile(pages[page]?.[3] ?? '');
}

export function textsFile(hash: string): string {
  return `${TEXTS_FOLDER}/${hash}.json`;
}
