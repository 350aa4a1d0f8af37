import fs from 'node:fs';
import path from 'node:path';
import {
  listPairs,
  readRecord,
  stateOf,
  type LocaleFolders,
  type Pair,
  type TranslationState,
} from '@guide/content';

/** `orphan`: a translation without a source page. */
export type PageState = TranslationState | 'missing' | 'orphan';

export interface PageStatus extends Pair {
  state: PageState;
  /** Id of the translated text. */
  recorded?: unknown;
}

/** Returns the translation state of every page in each language. */
export function readStatus(root: string, contentFolders: readonly LocaleFolders[]): PageStatus[] {
  return listPairs(root, contentFolders).map((pair) => {
    const [original, translation] = [pair.original, pair.translation].map((file) => {
      const absolute = path.join(root, file);
      return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
    });
    if (original === undefined || translation === undefined) {
      return {...pair, state: original === undefined ? 'orphan' : 'missing'};
    }
    const recorded = readRecord(translation);
    return {...pair, recorded, state: stateOf(recorded, original)};
  });
}
