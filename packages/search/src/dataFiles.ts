import type {IndexFile} from './engine/indexFile';
import type {Section} from './engine/section';

/** The file of the embedded index of a version, among those of its language: the version at the root has no name in it. */
export function indexFileOf({isLast, name}: {isLast: boolean; name: string}): string {
  return isLast ? 'index.json' : `index-${name}.json`;
}

/** The file with what an index has besides, beside the index that names it. */
export function supplementFileOf({supplement}: {supplement: string}): string {
  return `supplement-${supplement}.json`;
}

/** The file with the texts of a page, beside the index that names it. */
export function textsFileOf(
  {pages}: Pick<IndexFile, 'pages'>,
  {page}: Pick<Section, 'page'>,
): string {
  return `texts/${pages[page]?.[3] ?? ''}.json`;
}
