import type {Page} from '@playwright/test';

type Watched = Window & {layoutShift: number};

/** Adds up what moves by itself on the pages that are opened from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        watched.layoutShift += entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** How much has moved, as Cumulative Layout Shift counts it, on a page that is watched. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What a frame moves is told after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as Watched).layoutShift)),
        );
      }),
  );
}
