import type {Browser} from '@playwright/test';
import {localized} from '../../tests/support/contract';
import {runBeforePages, untilHydrated} from '../measure/browser';
import {profiles, slowDown, type Profile} from '../measure/profiles';
import {goals} from './goals';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {untilQuiet, warmUp, type Site} from './sites';

declare global {
  interface Window {
    /** From the click to the paint of the next page's title, in milliseconds. */
    benchChange: Promise<number>;
  }
}

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
          goal: profile.line && goals.navigation.throttled,
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
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    await runBeforePages(context, watchChange);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    await page.goto(site.server.origin + address);
    await untilHydrated(page);
    // Who reads before going on gives the page time to fetch ahead.
    await untilQuiet(site);
    await page.locator(link).first().click({delay: PRESSED_MS});
    return await page.evaluate(() => window.benchChange);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watchChange(): void {
  window.benchChange = new Promise((resolve) => {
    addEventListener(
      'click',
      ({timeStamp}) => {
        const title = () => document.querySelector('main h1')?.textContent;
        const before = title();
        const observer = new MutationObserver(() => {
          if (title() && title() !== before) {
            observer.disconnect();
            // The second frame begins when the first has been drawn.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
            );
          }
        });
        observer.observe(document, {childList: true, characterData: true, subtree: true});
      },
      {capture: true, once: true},
    );
  });
}
