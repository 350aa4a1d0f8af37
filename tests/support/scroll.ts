import {expect, type Page} from '@playwright/test';

/** Scrolls a page at once, and waits until it is there: a turn of a wheel can be lost on a busy machine. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBe(top);
}
