import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until it answers keys and clicks. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * The same, for a test that then loses or holds files. Interception is on from the start: when it
 * begins in an open page, Chromium lets some of the next requests by on a busy machine.
 */
export async function openIntercepted(page: Page, address: string): Promise<void> {
  await page.route('**', (route) => route.continue());
  await openHydrated(page, address);
}
