import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {partsTouchedBy, releaseParts} from './releaseParts';

/** Jobs of CI for pull requests. Those after `build` need its output. */
export const pullRequestJobs = ['static', 'build', 'served', 'browser'] as const;

export const jobs: readonly string[] = [...pullRequestJobs, ...releaseParts];

export interface Options {
  jobs: readonly string[];
  /** Part of the browser tests, such as `1/4`. */
  shard?: string;
  /** Skips what a change of these files can't fail. */
  changedFiles?: readonly string[];
}

/** Parses the arguments of `npm test`. @throws if an option, a job or the revision is unknown */
export function parseOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      all: {type: 'boolean'},
      since: {type: 'string'},
      job: {type: 'string'},
      shard: {type: 'string'},
    },
  });
  const {all, since, job, shard} = values;
  if (job !== undefined && !jobs.includes(job)) {
    throw new Error(`Unknown job "${job}". Expected one of: ${jobs.join(', ')}.`);
  }
  if (job !== undefined || all) {
    return {jobs: job === undefined ? jobs : [job], shard};
  }
  if (since === undefined) {
    return {jobs: pullRequestJobs, shard};
  }
  const changedFiles = filesChangedSince(since);
  return {jobs: [...pullRequestJobs, ...partsTouchedBy(changedFiles)], shard, changedFiles};
}

/** Includes uncommitted changes to tracked files. */
function filesChangedSince(revision: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const start = git('merge-base', revision, 'HEAD');
  return git('diff', '--name-only', '--no-renames', start).split('\n').filter(Boolean);
}
