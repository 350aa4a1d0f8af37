import type {Page} from '@playwright/test';

/**
 * Scrolls a page at once, and waits until the page has heard of it: two scrolls in one frame would be
 * one to its listeners, and a turn of a wheel can be lost on a busy machine.
 */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), {once: true});
        window.scrollTo({top: y, behavior: 'instant'});
      }),
    top,
  );
}
