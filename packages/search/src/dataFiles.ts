import type {IndexFile} from './engine/indexFile';
import type {Section} from './engine/section';

/** Folder of the embedded indexes of a language, in the folder of its pages. */
export const DATA_FOLDER = 'search-data';

/** Folder of the texts of pages, in `DATA_FOLDER`. The name of each file is a hash of its content. */
export const TEXTS_FOLDER = 'texts';

/** Index of the version at the root of the site, relative to the pages of its language. */
export const ROOT_INDEX = `${DATA_FOLDER}/index.json`;

/** File of a version's index. The version at the root of the site has no name in it. */
export function indexFileOf({isLast, name}: {isLast: boolean; name: string}): string {
  return isLast ? 'index.json' : `index-${name}.json`;
}

/** File of an index's supplement, in the same folder. */
export function supplementFileOf({supplement}: {supplement: string}): string {
  return `supplement-${supplement}.json`;
}

/** File with the texts of a page, relative to the index. */
export function textsFileOf(
  {pages}: Pick<IndexFile, 'pages'>,
  {page}: Pick<Section, 'page'>,
): string {
  return textsFile(pages[page]?.[3] ?? '');
}

/** File with the texts of a page, by their hash. */
export function textsFile(hash: string): string {
  return `${TEXTS_FOLDER}/${hash}.json`;
}
