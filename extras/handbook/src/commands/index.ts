import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {makeBooks} from './makeBooks';
import type {HandbookOptions} from '../options';

/** Prints the books of a build, and writes their lists. Their date is SOURCE_DATE_EPOCH or that of the build. */
export async function runHandbook(
  options: HandbookOptions,
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
  const languages = options.languages.filter((language) => !locale || language.locale === locale);
  if (languages.length === 0) {
    const locales = options.languages.map((language) => language.locale).join(', ');
    throw new Error(`Unknown language "${locale}": --locale must be one of ${locales}.`);
  }
  // See https://reproducible-builds.org/docs/source-date-epoch/.
  const epoch = env.SOURCE_DATE_EPOCH;
  const browser = await chromium.launch({executablePath});
  try {
    const run = {
      build: path.resolve(build),
      out: path.resolve(out ?? build),
      date: epoch
        ? new Date(Number(epoch) * 1000)
        : fs.statSync(path.join(build, 'index.html')).mtime,
      onlyArea: area,
      browser,
    };
    // In parallel: Chromium prints each book in its own process.
    await Promise.all(languages.map((language) => makeBooks(options, language, run)));
  } finally {
    await browser.close();
  }
}
