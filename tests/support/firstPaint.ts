import {expect, type Page} from '@playwright/test';
import {delayScripts} from './delayFiles';

/** Opens a page, and delays its scripts until `atFirstPaint` has run after the first paint. */
export async function openWithDelayedScripts(
  page: Page,
  address: string,
  atFirstPaint: () => Promise<void>,
): Promise<void> {
  const release = await delayScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await atFirstPaint();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Measures the layout shift since the page was parsed. Until then, half-parsed bars move. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & {
            value: number;
          })[];
          const [{domInteractive}] = performance.getEntriesByType('navigation') as [
            PerformanceNavigationTiming,
          ];
          const lateShifts = shifts.filter(({startTime}) => startTime > domInteractive);
          resolve(lateShifts.reduce((sum, {value}) => sum + value, 0));
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // There is always a paint entry to trigger the observer.
        observer.observe({type: 'paint', buffered: true});
      }),
  );
}
