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
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(markNextFrame);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** A shift of half-parsed bars is reported with the frame after parsing. */
function markNextFrame(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        performance.mark('parsed');
        resolve();
      }),
    ),
  );
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
          const [parsed] = performance.getEntriesByName('parsed');
          const start = parsed?.startTime ?? domInteractive;
          const lateShifts = shifts.filter(({startTime}) => startTime > start);
          resolve(lateShifts.reduce((sum, {value}) => sum + value, 0));
        });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.observe({type: 'layout-shift', buffered: true});
            // There is always a paint entry to trigger the observer.
            observer.observe({type: 'paint', buffered: true});
          }),
        );
      }),
  );
}
