import {execFileSync} from 'node:child_process';

/** A file that a branch changes: paths from the root of the project. */
export interface FileChange {
  kind: 'added' | 'changed' | 'moved' | 'removed';
  file: string;
  /** Where it was, of a file that moved. */
  former?: string;
}

const kinds: Record<string, FileChange['kind']> = {
  A: 'added',
  M: 'changed',
  R: 'moved',
  D: 'removed',
};

/** Where a branch left another one. @throws when they have nothing in common, or there is no such branch */
export function mergeBase(root: string, base: string): string {
  return runGit(root, ['merge-base', base, 'HEAD']).trim();
}

/** What a branch changes since a commit, in the order of the files. */
export function changesSince(root: string, commit: string): FileChange[] {
  return parseChanges(
    runGit(root, ['diff', '--name-status', '-z', '--find-renames', commit, 'HEAD']),
  );
}

/** Reads what `git diff --name-status -z` prints. */
export function parseChanges(output: string): FileChange[] {
  const fields = output.split('\0').values();
  const changes: FileChange[] = [];
  for (const status of fields) {
    const kind = kinds[status.slice(0, 1)];
    if (kind) {
      const first = fields.next().value ?? '';
      changes.push(
        kind === 'moved'
          ? {kind, former: first, file: fields.next().value ?? ''}
          : {kind, file: first},
      );
    }
  }
  return changes;
}

/** Text of a file as it was in a commit. */
export function fileAt(root: string, commit: string, file: string): string {
  return runGit(root, ['show', `${commit}:${file}`]);
}

/** What git prints, run in a folder. @throws with what git says when it fails */
function runGit(root: string, args: string[]): string {
  return execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
}
