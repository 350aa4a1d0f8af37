import {expect, openHydrated, test, type Page} from '../../support/browser';

/** A phone: more content loads late than on a desktop. */
test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const visibleImages = [...document.images].filter((image) => {
        const {top: start, bottom, width} = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && start < innerHeight;
      });
      await Promise.all(visibleImages.map((image) => image.decode()));
    }
  });
}

/** Measures the layout shift since the page was parsed. Until then, half-parsed bars move. */
function layoutShift(page: Page): Promise<number> {
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

test('a slow phone connection causes no layout shift', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  // Without a limit of the bandwidth: files only need to be late.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  for (const address of [
    ...['/', '/roadmapping/timeline_tutorials/', '/public_rest_api/authentification/'],
    '/search/?q=kanban',
  ]) {
    await openHydrated(page, address);
    if (address.startsWith('/search/')) {
      await expect(page.locator('main ol > li').first()).toBeVisible();
    }
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await scrollToEnd(page);
    expect(await layoutShift(page), address).toBeLessThan(0.01);
  }
});
