import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {partsTouchedBy, releaseParts, type ReleasePart} from './releaseParts';

/**
 * The parts of a release that a run of the tests takes in: none, all with `--all`, with `--since <revision>`
 * those that the change since then is about.
 *
 * @throws when an option or the revision is unknown
 */
export function chooseParts(args: string[]): readonly ReleasePart[] {
  const {all, since} = parseArgs({
    args,
    options: {all: {type: 'boolean'}, since: {type: 'string'}},
  }).values;
  return all ? releaseParts : since === undefined ? [] : partsTouchedBy(changedSince(since));
}

/** Files that differ from where this branch left another, those that are not committed included. */
function changedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const start = git('merge-base', revision, 'HEAD');
  return git('diff', '--name-only', '--no-renames', start).split('\n');
}
