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

/** Two pages of one category: the link to the second is in sight on the first. */
const from = '/roadmapping/get_started/';
const to = '/roadmapping/manage_link_settings/';

/** Goes from a page that was read to another one, by a link of the sidebar. */
export async function measureNavigation(
  browser: Browser,
  sites: Site[],
  {locales, runs}: Pick<Options, 'locales' | 'runs'>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const profile of profiles) {
    for (const locale of locales) {
      const addresses = [localized(from, locale), localized(to, locale)] as const;
      await warmUp(browser, sites, [...addresses]);
      const times = await interleave(sites, runs, (site) =>
        change(browser, site, profile, addresses),
      );
      measures.push({
        part: 'navigation',
        name: `${profile.name}: click to content`,
        unit: 'ms',
        locale,
        goal: profile.line && goals.navigation.throttled,
        ...medians(times, (ms) => ms),
      });
    }
  }
  return measures;
}

async function change(
  browser: Browser,
  site: Site,
  profile: Profile,
  [first, next]: readonly [string, string],
): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    await runBeforePages(context, watchChange);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    await page.goto(site.server.origin + first);
    await untilHydrated(page);
    // Who reads before going on gives the page time to fetch ahead.
    await untilQuiet(site);
    await page.locator(`.theme-doc-sidebar-menu a[href="${next}"]`).first().click();
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
