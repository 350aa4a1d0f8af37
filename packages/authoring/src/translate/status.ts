import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  isTextId,
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
  /** For outdated pages whose old text Git has. */
  diff?: string;
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
    const state = stateOf(recorded, original);
    return {
      ...pair,
      state,
      diff:
        state === 'outdated' && isTextId(recorded)
          ? diffSince(root, recorded, pair.original)
          : undefined,
    };
  });
}

function diffSince(root: string, id: string, file: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  try {
    if (git('cat-file', '-t', id).trim() !== 'blob') {
      return undefined;
    }
    const diff = git('diff', '--no-color', '--no-ext-diff', '--unified=1', id, '--', file);
    return diff.slice(diff.indexOf('@@')).replace(/\n$/, '');
  } catch {
    // Git isn't installed, or doesn't know the blob.
    return undefined;
  }
}
