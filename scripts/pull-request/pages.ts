import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {pairOf} from '../../src/lib/translation';
import {measureProse} from '../prose/measure';
import {fileAt, type FileChange} from './changes';

/** A page that a branch touches. */
export interface PageChange extends FileChange {
  locale: Locale;
  /** Words as a reader counts them: before, and now. */
  words: {before: number; after: number};
}

/** Of all that a branch changes, the pages. @param commit where the branch began */
export function touchedPages(root: string, commit: string, changes: FileChange[]): PageChange[] {
  return changes.flatMap((change) => {
    const pair = pairOf(change.file);
    if (!pair) {
      return [];
    }
    const locale = pair.french === change.file ? 'fr' : 'en';
    const count = (text: string) => measureProse(text, locale).words;
    return [
      {
        ...change,
        locale,
        words: {
          before:
            change.kind === 'added' ? 0 : count(fileAt(root, commit, change.former ?? change.file)),
          after:
            change.kind === 'removed'
              ? 0
              : count(fs.readFileSync(path.join(root, change.file), 'utf8')),
        },
      },
    ];
  });
}

/** Addresses of the pages that are there now, without their language, each once. */
export function addressesOf(
  pages: PageChange[],
  routes: readonly {source: string; path: string}[],
): `/${string}`[] {
  const sources = new Set(
    pages.filter(({kind}) => kind !== 'removed').map(({file}) => pairOf(file)?.english),
  );
  return routes
    .filter(({source}) => sources.has(source))
    .map(({path: address}) => address as `/${string}`);
}
