import {launch, type LaunchedChrome} from 'chrome-launcher';
import type {Result} from 'lighthouse';
import {chromiumPath} from '../site/chromium';
import {benchAddress, unlistedKinds, type BenchKind} from './kinds';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import type {Site} from './sites';

/** What is taken of a report of Lighthouse. */
const figures: [name: string, unit: Measure['unit'], pick: (report: Result) => number][] = [
  ['performance', 'score', score('performance')],
  ['accessibility', 'score', score('accessibility')],
  ['best practices', 'score', score('best-practices')],
  ['SEO', 'score', score('seo')],
  ['LCP', 'ms', value('largest-contentful-paint')],
  ['TBT', 'ms', value('total-blocking-time')],
  ['CLS', 'shift', value('cumulative-layout-shift')],
];

/** Has Lighthouse judge each kind of page, as a phone: nothing is slower on a desktop computer. */
export async function measureLighthouse(
  sites: Site[],
  {kinds, locales, runs}: Pick<Options, 'kinds' | 'locales' | 'runs'>,
): Promise<Measure[]> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const [first] = sites;
    if (first) {
      // A browser's first visit ever is slower than any other: it counts for none.
      await judge(chrome, `${first.server.address}/`, 'home');
    }
    const measures: Measure[] = [];
    for (const kind of kinds) {
      for (const locale of locales) {
        const reports = await interleave(sites, runs, ({server}) =>
          judge(chrome, server.address + benchAddress(kind, locale), kind),
        );
        measures.push(
          ...figures.map(([name, unit, pick]): Measure => ({
            part: 'lighthouse',
            name: `${kind}: ${name}`,
            unit,
            locale,
            ...medians(reports, pick),
          })),
        );
      }
    }
    return measures;
  } finally {
    chrome.kill();
  }
}

async function judge({port}: LaunchedChrome, address: string, kind: BenchKind): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  const run = await lighthouse(address, {
    port,
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    skipAudits: unlistedKinds.includes(kind) ? ['is-crawlable'] : null,
  });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse, ${address}: ${run?.lhr.runtimeError?.message ?? 'no report'}`);
  }
  return run.lhr;
}

function score(category: string) {
  return ({categories}: Result) => (categories[category]?.score ?? 0) * 100;
}

function value(audit: string) {
  return ({audits}: Result) => {
    const {numericValue} = audits[audit] ?? {};
    if (numericValue === undefined) {
      throw new Error(`Lighthouse gave no ${audit}.`);
    }
    return numericValue;
  };
}
