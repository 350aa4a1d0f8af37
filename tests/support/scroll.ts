import type {Page} from '@playwright/test';

/**
 * Scrolls, and waits for the `scroll` event: two scrolls in the same frame fire only one. Wheel
 * events aren't used, as they can be lost on a busy machine.
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
