import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

const git = (siteDir: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 1024 ** 3,
  });

/** Returns `false` without Git or a commit, and in shallow clones, whose dates are wrong. */
export function hasUpdateDates(siteDir: string): boolean {
  try {
    return git(siteDir, 'rev-parse', '--is-shallow-repository', 'HEAD').startsWith('false');
  } catch {
    return false;
  }
}

/**
 * Reads the day of the last commit of each page, by POSIX path, from one `git log`. Docusaurus 3.9
 * runs Git once per page; 3.10 can do this itself.
 */
export function readUpdateDates(siteDir: string): ReadonlyMap<string, string> {
  // Options as in Docusaurus, which ignores renames too. `-c` also lists files of merge commits.
  const log = git(
    siteDir,
    ...['-c', 'log.showSignature=false', 'log', '-c', '--no-renames', '-z'],
    ...['--format=%x01%ct', '--name-only', '--relative', '--', '*.md', '*.mdx'],
  );
  return parseLog(log);
}

function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  // Newest commits first.
  for (const commit of log.split('\u0001').slice(1)) {
    const [seconds, ...files] = commit.split(/[\0\n]+/);
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) {
      if (!dates.has(file)) {
        dates.set(file, day);
      }
    }
  }
  return dates;
}

/**
 * Adds the dates as `last_update`, so that Docusaurus only runs Git for pages without one. They're
 * read with the first page, as Docusaurus also loads the configuration to list the languages.
 */
export function addUpdateDates(parse: ParseFrontMatter, siteDir: string): ParseFrontMatter {
  let dates: ReadonlyMap<string, string> | undefined;
  return async (params) => {
    const {frontMatter, content} = await parse(params);
    dates ??= readUpdateDates(siteDir);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const date = dates.get(file);
    return {content, frontMatter: {...(date && {last_update: {date}}), ...frontMatter}};
  };
}
