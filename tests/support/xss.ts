import {expect, type Page} from '@playwright/test';

/** Markup that would run a script in any HTML context, and request another origin. */
export const xssMarkup =
  '"\'><img src="https://elsewhere.example/x.png" onerror="window.ran=true"><script>window.ran=true</script>';

export const javascriptUrl = 'javascript:window.ran=true';

export async function seedStorage(page: Page, local: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    [localStorage, sessionStorage].forEach((storage) => storage.clear());
    Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value));
  }, local);
}

/** Whether the payload has run. Also detects prototype pollution. */
export const hasPayloadRun = (page: Page) => page.evaluate(() => 'ran' in window);

export async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('h1')).toBeVisible();
  expect(await hasPayloadRun(page)).toBe(false);
}
