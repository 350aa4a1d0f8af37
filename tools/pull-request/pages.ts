import fs from 'node:fs';
import path from 'node:path';
import {countWords, locate, withDefaults} from '@guide/content/commands';
import {contentSite} from '../../src/config/content';
import {fileAt, type FileChange} from './changes';

export const {kinds} = withDefaults(contentSite);

/** A page that a branch touches. */
export interface PageChange extends FileChange {
  locale: string;
  /** Words of its source: before, and now. */
  words: {before: number; after: number};
}

/** Of all that a branch changes, the pages. @param commit where the branch began */
export function touchedPages(root: string, commit: string, changes: FileChange[]): PageChange[] {
  return changes.flatMap((change) => {
    const [locale] = kinds.map((folders) => locate(folders, change.file)?.[0]).filter(Boolean);
    if (!locale) {
      return [];
    }
    return [
      {
        ...change,
        locale,
        words: {
          before:
            change.kind === 'added'
              ? 0
              : countWords(fileAt(root, commit, change.former ?? change.file)),
          after:
            change.kind === 'removed'
              ? 0
              : countWords(fs.readFileSync(path.join(root, change.file), 'utf8')),
        },
      },
    ];
  });
}

/** Addresses of the documents that are there now, without their language, each once. */
export function addressesOf(root: string, pages: PageChange[]): `/${string}`[] {
  const addresses = pages
    .filter(({kind, file}) => kind !== 'removed' && locate(kinds[0]!, file))
    .map(({file}) => /^slug: (\/\S*)$/m.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1]);
  return [...new Set(addresses)].filter((address) => address !== undefined) as `/${string}`[];
}
