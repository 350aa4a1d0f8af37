import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {makeBooks} from './makeBooks';
import type {HandbookSite} from '../site';

/**
 * Prints the books of a build, and writes their lists.
 *
 * @param options `chromium`: path of the executable; `undefined` for Playwright's
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
    const locales = site.languages.map((language) => language.locale).join(', ');
    throw new Error(`Unknown language "${locale}": --locale must be one of ${locales}.`);
  }
  const browser = await chromium.launch({executablePath});
  try {
    const options = {
      build: path.resolve(build),
      out: path.resolve(out ?? build),
      date: documentDate(env, path.join(build, 'index.html')),
      area,
      browser,
    };
    // In parallel: Chromium prints each book in its own process.
    await Promise.all(languages.map((language) => makeBooks(site, language, options)));
  } finally {
    await browser.close();
  }
}

/**
 * Returns the date of SOURCE_DATE_EPOCH, else of the last commit, else of the build.
 *
 * @see https://reproducible-builds.org/docs/source-date-epoch/
 */
function documentDate(env: NodeJS.ProcessEnv, builtFile: string): Date {
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
