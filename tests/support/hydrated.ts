import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until it answers keys and clicks. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
