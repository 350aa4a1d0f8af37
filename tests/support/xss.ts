import {expect, type Page} from '@playwright/test';

/** Runs in any HTML context and requests another origin. */
export const xssMarkup =
  '"\'><img src="https://elsewhere.example/x.png" onerror="window.ran=true"><script>window.ran=true</script>';

export const javascriptUrl = 'javascript:window.ran=true';

/** Clears storage before a page opens, and seeds local storage. */
export async function seedStorage(page: Page, local: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    [localStorage, sessionStorage].forEach((storage) => storage.clear());
    Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value));
  }, local);
}

/** Whether a payload ran, including by prototype pollution. */
export const hasPayloadRun = (page: Page) => page.evaluate(() => 'ran' in window);

/** Expects a working page on which no payload ran. */
export async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('h1')).toBeVisible();
  expect(await hasPayloadRun(page)).toBe(false);
}
