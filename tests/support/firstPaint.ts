import {expect, type Page} from '@playwright/test';
import {holdScripts} from './hold';

/** Opens a page as on a slow line: its scripts come only when `look`, at the first paint, is done. */
export async function openSlowly(
  page: Page,
  address: string,
  look: () => Promise<void>,
): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await look();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * How much the page has moved under its reader since it was parsed: 0 is nothing. Before, a bar that
 * was painted with half of its items moves when the parser comes to the others.
 */
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
          const late = shifts.filter(({startTime}) => startTime > domInteractive);
          resolve(late.reduce((sum, {value}) => sum + value, 0));
        });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.observe({type: 'layout-shift', buffered: true});
            // There is always a paint: without a shift, nothing else would call back.
            observer.observe({type: 'paint', buffered: true});
          }),
        );
      }),
  );
}
