import {kindAddress} from '../site/pageKinds';
import {untilNetworkIdle, type Measurement} from './visits';

/** Loads a document on a slow phone and network. */
export const throttled: Measurement[] = [
  {
    title: 'throttled document',
    kind: 'time',
    device: {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true},
    take: async ({page, session, site, locale}) => {
      await page.addInitScript(() => {
        const hydrated = new Promise((resolve) => {
          new MutationObserver(() => {
            if (document.documentElement?.dataset.hasHydrated === 'true') {
              resolve(performance.now());
            }
          }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
        });
        Object.assign(window, {hydrated});
      });
      await page.goto(site.server.address + kindAddress('document', locale));
      // Playwright's polling would cause long tasks on such a slow page.
      const awaited = {expression: 'hydrated', awaitPromise: true};
      const {result} = await session.send('Runtime.evaluate', awaited);
      await untilNetworkIdle(site);
      const painted = await page.evaluate(() => {
        const entriesOf = (type: string) => {
          const observer = new PerformanceObserver(() => {});
          observer.observe({type, buffered: true});
          return observer.takeRecords();
        };
        return {
          'first paint, ms': performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
          'LCP, ms': entriesOf('largest-contentful-paint').at(-1)!.startTime,
          'blocking, ms': entriesOf('longtask').reduce((sum, {duration}) => sum + duration - 50, 0),
        };
      });
      return {...painted, 'hydrated, ms': result.value as number};
    },
  },
];
