import {
  listPairs,
  readTranslationRecord,
  stateOf,
  type LocaleFolders,
  type Pair,
  type TranslationState,
} from '@guide/content';
import {exists, read} from '../pages/project';

/** `orphan`: a translation without a source page. */
export type PageState = TranslationState | 'missing' | 'orphan';

export interface PageStatus extends Pair {
  state: PageState;
  /** Id of the translated text. */
  recorded?: unknown;
}

/** Returns the translation state of every page in each language. */
export function readStatus(
  siteDir: string,
  contentFolders: readonly LocaleFolders[],
): PageStatus[] {
  return listPairs(siteDir, contentFolders).map((pair) => {
    if (!exists({siteDir}, pair.original) || !exists({siteDir}, pair.translation)) {
      return {...pair, state: exists({siteDir}, pair.original) ? 'missing' : 'orphan'};
    }
    const recorded = readTranslationRecord(read({siteDir}, pair.translation));
    return {...pair, recorded, state: stateOf(recorded, read({siteDir}, pair.original))};
  });
}
