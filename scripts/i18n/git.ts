import {runGit} from '../runGit';

/** What git prints; `undefined` when it fails, is not installed, or has no such history. */
function git(root: string, args: string[]): string | undefined {
  try {
    return runGit(root, args);
  } catch {
    return undefined;
  }
}

/**
 * How a file differs from a text that git holds under an id, as the hunks of a
 * unified diff; `undefined` when the history at hand lacks that text.
 */
export function diffSince(root: string, id: string, file: string): string | undefined {
  const known = git(root, ['cat-file', '-t', id])?.trim() === 'blob';
  const diff = known
    ? git(root, ['diff', '--no-color', '--no-ext-diff', '--unified=1', id, '--', file])
    : undefined;
  return diff?.slice(diff.indexOf('@@')).replace(/\n$/, '');
}

/** A file as it was just before another one lost a text, or as it is; `undefined` when the history does not say. */
export function fileWhen(
  root: string,
  file: string,
  other: {file: string; id: string},
): string | undefined {
  const commits = git(root, ['log', '--format=%H', '--', other.file])?.split('\n').filter(Boolean);
  const holder = commits?.findIndex((hash) =>
    git(root, ['rev-parse', `${hash}:./${other.file}`])?.startsWith(other.id),
  );
  if (commits === undefined || holder === undefined || holder === -1) {
    return undefined;
  }
  const next = commits[holder - 1];
  return git(root, ['show', `${next ? `${next}^` : 'HEAD'}:./${file}`]);
}
