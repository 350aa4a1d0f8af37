import type {Browser, Page} from '@playwright/test';
import {baseUrlOf, valueIn, type Localized} from '../../src/config/locales';
import {newReader, untilHydrated} from '../site/browser';
import {profiles, slowDown, type Profile} from './profiles';
import {readStopwatch, startStopwatch} from './stopwatch';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {untilQuiet, warmUp, type Site} from './sites';

/** What is searched for: the first and the second query of a visit. Each has hits. */
const queries: Localized<[first: string, second: string]> = {
  en: ['swimlanes', 'access token'],
  fr: ['couloirs', 'jeton'],
};

const startPage = 'projects/projects_views/kanban/';

interface Visit {
  /** Milliseconds of the first query and of the second one. */
  cold: number;
  warm: number;
  /** Bytes that the first one fetched. */
  bytes: number;
}

/**
 * Opens the search by its shortcut and pastes a query, for the first time and once more: how fast a
 * reader types is not counted. Stock has no search without an account.
 */
export async function measureSearch(
  browser: Browser,
  ours: Site,
  {locales, runs}: Pick<Options, 'locales' | 'runs'>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const profile of profiles) {
    for (const locale of locales) {
      const address = baseUrlOf(locale) + startPage;
      await warmUp(browser, [ours], [address]);
      const take = () => visit(browser, ours, address, profile, valueIn(queries, locale));
      // The server has yet to compress what a search fetches.
      await take();
      const visits = await interleave([ours], runs, take);
      const time = (state: 'cold' | 'warm'): Measure => ({
        part: 'search',
        name: `${profile.name}, ${state}: shortcut to first hit`,
        unit: 'ms',
        locale,
        ...medians(visits, (one) => one[state]),
      });
      measures.push(time('cold'), time('warm'), {
        part: 'search',
        name: `${profile.name}, cold: fetched until then`,
        unit: 'kB',
        locale,
        ...medians(visits, ({bytes}) => bytes / 1000),
      });
    }
  }
  return measures;
}

async function visit(
  browser: Browser,
  {name, server}: Site,
  address: string,
  profile: Profile,
  [first, second]: [string, string],
): Promise<Visit> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    await page.goto(server.address + address);
    await untilHydrated(page);
    await untilQuiet({name, server});
    server.sent.length = 0;
    const cold = await timeQuery(page, first);
    const bytes = server.sent
      .filter(({isAhead}) => !isAhead)
      .reduce((sum, one) => sum + one.bytes, 0);
    await page.keyboard.press('Escape');
    await page.locator('.DocSearch-Modal').waitFor({state: 'detached'});
    return {cold, bytes, warm: await timeQuery(page, second)};
  } finally {
    await context.close();
  }
}

async function timeQuery(page: Page, query: string): Promise<number> {
  await startStopwatch(page, {event: 'keydown', selector: '.DocSearch-Hit'});
  await page.evaluate((text) => {
    // A hand pastes into a field that it sees: after the frame in which it has the focus.
    const paste = ({target}: FocusEvent) => {
      if ((target as Element).matches('.DocSearch-Input')) {
        document.removeEventListener('focusin', paste);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => document.execCommand('insertText', false, text)),
        );
      }
    };
    document.addEventListener('focusin', paste);
  }, query);
  await page.keyboard.press('/');
  return readStopwatch(page);
}
