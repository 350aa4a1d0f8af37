import type {Browser} from '@playwright/test';
import {localized} from '../site/pageKinds';
import {newReader, untilHydrated} from '../site/browser';
import {profiles, slowDown, type Profile} from './profiles';
import {readStopwatch, startStopwatch} from './stopwatch';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {untilQuiet, warmUp, type Site} from './sites';

/** How long a hand presses a button; a link that is pointed at is fetched meanwhile. */
const PRESSED_MS = 80;

const from = '/roadmapping/get_started/';

/** What a reader of a page goes on by. */
const ways = [
  {
    name: 'a link in sight',
    selector: '.theme-doc-sidebar-menu a[href$="/roadmapping/manage_link_settings/"]',
  },
  // At the end of the page: it comes into sight just before it is pressed.
  {name: 'the next page', selector: '.pagination-nav__link--next'},
];

/** Goes from a page that was read to another one. */
export async function measureNavigation(
  browser: Browser,
  sites: Site[],
  {locales, runs}: Pick<Options, 'locales' | 'runs'>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const profile of profiles) {
    for (const locale of locales) {
      const address = localized(from, locale);
      await warmUp(browser, sites, [address]);
      for (const {name, selector} of ways) {
        const take = (site: Site) => change(browser, site, profile, address, selector);
        // The server has yet to compress the page that is gone to.
        await interleave(sites, 1, take);
        measures.push({
          part: 'navigation',
          name: `${profile.name}, ${name}: click to content`,
          unit: 'ms',
          locale,
          ...medians(await interleave(sites, runs, take), (ms) => ms),
        });
      }
    }
  }
  return measures;
}

async function change(
  browser: Browser,
  site: Site,
  profile: Profile,
  address: string,
  link: string,
): Promise<number> {
  const context = await newReader(browser);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    await page.goto(site.server.address + address);
    await untilHydrated(page);
    // Who reads before going on gives the page time to fetch ahead.
    await untilQuiet(site);
    await startStopwatch(page, {event: 'click', selector: 'main h1'});
    await page.locator(link).first().click({delay: PRESSED_MS});
    return await readStopwatch(page);
  } finally {
    await context.close();
  }
}
