import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {Sent} from '../site/staticServer';
import {benchAddress} from './kinds';
import {measure, type Row} from './measure';
import type {Options} from './options';
import {profiles} from './profiles';
import {openQuiet, visit, type Site} from './sites';

/** Counts what the first visit of each kind of page fetches, by a reader who does nothing. */
export async function measureBytes(
  browser: Browser,
  sites: Site[],
  {kinds, locales}: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    for (const locale of locales) {
      const take = (site: Site) =>
        visit(browser, profiles.fast, async (page) => {
          site.server.sent.length = 0;
          await openQuiet(page, site, benchAddress(kind, locale));
          return sumUp(site.server.sent);
        });
      rows.push(...(await measure(`bytes ${locale} ${kind}`, sites, 1, take)));
    }
  }
  return rows;
}

function sumUp(sent: readonly Sent[]) {
  const [ahead, first] = [true, false].map((isAhead) =>
    sent.filter((file) => file.isAhead === isAhead),
  ) as [Sent[], Sent[]];
  const sum = (files: Sent[]) => files.reduce((all, {bytes}) => all + bytes / 1000, 0);
  const ofType = (...endings: string[]) =>
    sum(first.filter((file) => endings.includes(path.extname(file.path))));
  return {
    'HTML, kB': ofType('', '.html'),
    'JS, kB': ofType('.js'),
    'CSS, kB': ofType('.css'),
    'all, kB': sum(first),
    'all, requests': first.length,
    'prefetched, kB': sum(ahead),
    'prefetched, requests': ahead.length,
  };
}
