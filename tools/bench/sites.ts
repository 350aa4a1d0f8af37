import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import type {StaticServer} from '../site/staticServer';
import {newReader, untilHydrated} from '../site/browser';
import type {Locale} from '../../src/config/locales';
import {measure, type Row, type Sample, type SiteName} from './measure';
import type {Options} from './options';
import {slowDown, type Profile} from './profiles';

/** A built site, served. */
export interface Site {
  name: SiteName;
  server: StaticServer;
}

/** A page that has asked for nothing for so long has all that it wants. */
const QUIET_MS = 1500;
const QUIET_TIMEOUT_MS = 60_000;

/** Waits until an open page asks for nothing more, also of what it fetches when it is idle. */
export async function untilQuiet({server}: Site): Promise<void> {
  const start = performance.now();
  let count = -1;
  let since = start;
  while (performance.now() - since < QUIET_MS) {
    if (performance.now() - start > QUIET_TIMEOUT_MS) {
      throw new Error(`The page goes on asking: ${server.requests.slice(-5).join(' ')}`);
    }
    if (server.requests.length !== count) {
      count = server.requests.length;
      since = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Has a reader who was never there open a page, do something, and leave. */
export async function visit<Result>(
  browser: Browser,
  profile: Profile,
  act: (page: Page) => Promise<Result>,
  device?: BrowserContextOptions,
): Promise<Result> {
  const context = await newReader(browser, device);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Opens a page of a site, and waits until it has all that it wants. */
export async function openQuiet(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(site.server.address + address);
  await untilHydrated(page);
  await untilQuiet(site);
}

/** Measures visits in each language, after one of each site in which the server compresses what is fetched. */
export async function measureVisits(
  title: string,
  sites: Site[],
  {locales, runs}: Options,
  take: (site: Site, locale: Locale) => Promise<Sample>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const locale of locales) {
    const takeOne = (site: Site) => take(site, locale);
    await measure(title, sites, 1, takeOne);
    rows.push(...(await measure(`${title} ${locale}`, sites, runs, takeOne)));
  }
  return rows;
}
