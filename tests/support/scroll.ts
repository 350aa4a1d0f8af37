import type {Page} from '@playwright/test';

/**
 * Waits for the `scroll` event. Two scrolls in a frame fire one, and wheel events can be lost on a
 * busy machine.
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
