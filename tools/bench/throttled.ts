import type {Browser} from '@playwright/test';
import {newReader} from '../site/browser';
import {slowed, slowDown} from './profiles';
import {benchAddress} from './kinds';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {untilQuiet, warmUp, type Site} from './sites';

/** What a reader with a slow phone and line waits for, in milliseconds from the start of the page. */
interface Load {
  /** The largest text or picture is painted. */
  lcp: number;
  /** For so long in all the page answered nothing: what tasks took beyond 50 ms each. */
  blocking: number;
  /** The page answers. */
  hydrated: number;
}

declare global {
  interface Window {
    benchLoad: Load;
    benchAnswers: Promise<void>;
  }
}

const phone = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};

/** Loads a document page on a machine and a line that are slow in truth. */
export async function measureThrottled(
  browser: Browser,
  sites: Site[],
  {locales, runs}: Pick<Options, 'locales' | 'runs'>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const locale of locales) {
    const address = benchAddress('document', locale);
    await warmUp(browser, sites, [address]);
    const loads = await interleave(sites, runs, (site) => load(browser, site, address));
    const measure = (name: string, pick: (load: Load) => number): Measure => ({
      part: 'throttled',
      name: `document: ${name}`,
      unit: 'ms',
      locale,
      ...medians(loads, pick),
    });
    measures.push(
      measure('LCP', ({lcp}) => lcp),
      measure('blocking', ({blocking}) => blocking),
      measure('page answers', ({hydrated}) => hydrated),
    );
  }
  return measures;
}

async function load(browser: Browser, site: Site, address: string): Promise<Load> {
  const context = await newReader(browser, phone);
  try {
    await context.addInitScript(watchLoad);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, slowed);
    await page.goto(site.server.address + address);
    // What Playwright waits with is a long task of its own in a page as slow as this.
    await session.send('Runtime.evaluate', {expression: 'benchAnswers', awaitPromise: true});
    await untilQuiet(site);
    return await page.evaluate(() => window.benchLoad);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watchLoad(): void {
  const load: Load = {lcp: 0, blocking: 0, hydrated: 0};
  window.benchLoad = load;
  new PerformanceObserver((list) => {
    load.lcp = list.getEntries().at(-1)?.startTime ?? load.lcp;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
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
