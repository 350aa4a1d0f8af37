import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {makeLanguage} from './makeLanguage';
import type {HandbookSite} from './site';

/**
 * Makes the handbook of a build: in each language a PDF of the whole guide and one of each area, and
 * the list of them. `--build DIR` is another build than `build`, and `--out DIR` takes the books in
 * its place; `--locale fr` is one language alone, `--area datasets` one area alone, by the last folder
 * of its address, and `--area guide` the whole guide alone.
 *
 * @param machine `chromium` drives the printing; `undefined` is the one that Playwright has downloaded
 * @throws when there is no build, no such language or area, or when a book cannot be made
 */
export async function runHandbook(
  site: HandbookSite,
  args: string[],
  {chromium: executablePath, env}: {chromium: string | undefined; env: NodeJS.ProcessEnv},
): Promise<void> {
  const {build, out, locale, area} = parseArgs({
    args,
    options: {
      build: {type: 'string', default: 'build'},
      out: {type: 'string'},
      locale: {type: 'string'},
      area: {type: 'string'},
    },
  }).values;
  const languages = site.languages.filter((language) => !locale || language.locale === locale);
  if (languages.length === 0) {
    const known = site.languages.map((language) => language.locale).join(', ');
    throw new Error(`The guide is not in "${locale}": --locale is one of ${known}.`);
  }
  const browser = await chromium.launch({executablePath});
  try {
    const making = {
      build: path.resolve(build),
      out: path.resolve(out ?? build),
      date: commitDate(env, path.join(build, 'index.html')),
      wanted: area,
      browser,
    };
    // At once: the browser prints each in a process of its own.
    await Promise.all(languages.map((language) => makeLanguage(site, language, making)));
  } finally {
    await browser.close();
  }
}

/**
 * When what a build shows was written: SOURCE_DATE_EPOCH, else the date of the last commit, else,
 * in a folder without git, that of the build.
 *
 * @param builtFile a file of the build
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 */
function commitDate(env: NodeJS.ProcessEnv, builtFile: string): Date {
  const epoch = env.SOURCE_DATE_EPOCH || lastCommit();
  return epoch ? new Date(Number(epoch) * 1000) : fs.statSync(builtFile).mtime;
}

function lastCommit(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
