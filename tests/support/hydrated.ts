import {expect, type Page} from '@playwright/test';

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Opens a page for a test that later blocks or delays files. Turns interception on first: if it
 * starts in an open page, Chromium misses some requests on a busy machine.
 */
export async function openIntercepted(page: Page, address: string): Promise<void> {
  await page.route('**', (route) => route.continue());
  await openHydrated(page, address);
}
