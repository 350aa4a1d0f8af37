import {expect, type Page} from '@playwright/test';

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page with interception on. If enabled later, Chromium misses some requests at first. */
export async function openIntercepted(page: Page, address: string): Promise<void> {
  await page.route('**', (route) => route.continue());
  await openHydrated(page, address);
}
