import type {Browser} from '@playwright/test';
import {benchAddress} from './kinds';
import type {Row} from './measure';
import type {Options} from './options';
import {profiles} from './profiles';
import {measureVisits, untilQuiet, visit, type Site} from './sites';

declare global {
  interface Window {
    /** What a reader waits for, in milliseconds from the start of the page. */
    benchLoad: {lcp: number; blocking: number; hydrated: number};
    benchAnswers: Promise<void>;
  }
}

const phone = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};

/** Loads a document page on a machine and a line that are slow in truth. */
export function measureThrottled(
  browser: Browser,
  sites: Site[],
  options: Options,
): Promise<Row[]> {
  return measureVisits('throttled document', sites, options, (site, locale) =>
    visit(
      browser,
      profiles.slow,
      async (page) => {
        await page.addInitScript(watchLoad);
        await page.goto(site.server.address + benchAddress('document', locale));
        // What Playwright waits with is a long task of its own in a page as slow as this.
        const session = await page.context().newCDPSession(page);
        await session.send('Runtime.evaluate', {expression: 'benchAnswers', awaitPromise: true});
        await untilQuiet(site);
        return page.evaluate(() => ({
          'first paint, ms': performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
          'LCP, ms': window.benchLoad.lcp,
          'blocking, ms': window.benchLoad.blocking,
          'page answers, ms': window.benchLoad.hydrated,
        }));
      },
      phone,
    ),
  );
}

/** Runs in the page. */
function watchLoad(): void {
  const load = {lcp: 0, blocking: 0, hydrated: 0};
  window.benchLoad = load;
  new PerformanceObserver((list) => {
    load.lcp = list.getEntries().at(-1)?.startTime ?? load.lcp;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      // For so long the page answered nothing.
      load.blocking += duration - 50;
    }
  }).observe({type: 'longtask', buffered: true});
  window.benchAnswers = new Promise((resolve) => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.hasHydrated === 'true') {
        load.hydrated ||= performance.now();
        resolve();
      }
    }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
  });
}
