import type {Page} from '@playwright/test';

/** Says of the reader's line that it is paid by volume: no page is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Links come into sight unnoticed: a page is fetched ahead when its link is pointed at, and not before. */
export async function fetchPointedAtAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe = () => {};
      unobserve = () => {};
      disconnect = () => {};
    } as unknown as typeof IntersectionObserver;
  });
}
