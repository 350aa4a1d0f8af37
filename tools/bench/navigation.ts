import type {Browser} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {localized} from '../site/pageKinds';
import type {Row} from './measure';
import type {Options} from './options';
import {profiles} from './profiles';
import {measureVisits, openQuiet, visit, type Site} from './sites';
import {startStopwatch} from './stopwatch';

/** How long a hand presses a button; a link that is pointed at is fetched meanwhile. */
const PRESSED_MS = 80;

const from = '/roadmapping/get_started/';

/** What a reader of a page goes on by. */
const links = {
  'a link in sight': '.theme-doc-sidebar-menu a[href$="/roadmapping/manage_link_settings/"]',
  // At the end of the page: it comes into sight just before it is pressed.
  'the next page': '.pagination-nav__link--next',
};

/** Goes from a page that was read to another one. */
export async function measureNavigation(
  browser: Browser,
  sites: Site[],
  options: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const profile of Object.values(profiles)) {
    for (const [name, selector] of Object.entries(links)) {
      const title = `navigation ${profile.name}, ${name}`;
      const take = (site: Site, locale: Locale) =>
        visit(browser, profile, async (page) => {
          // Who reads before going on gives the page time to fetch ahead.
          await openQuiet(page, site, localized(from, locale));
          const readTime = await startStopwatch(page, {event: 'click', selector: 'main h1'});
          await page.locator(selector).first().click({delay: PRESSED_MS});
          return {'click to content, ms': await readTime()};
        });
      rows.push(...(await measureVisits(title, sites, options, take)));
    }
  }
  return rows;
}
