import {expect, type Page} from '@playwright/test';

/** Would run, in whatever way it is put into a page, and would ask another site. */
export const markup =
  '"\'><img src="https://elsewhere.example/x.png" onerror="window.ran=true"><script>window.ran=true</script>';

/** The same as an address. */
export const scriptAddress = 'javascript:window.ran=true';

/** Empties what the browser keeps for the site and stores these values, before a page is opened. */
export async function store(page: Page, local: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    [localStorage, sessionStorage].forEach((storage) => storage.clear());
    Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value));
  }, local);
}

/** Whether a payload has run; on every object is on the window too. */
export const hasRun = (page: Page) => page.evaluate(() => 'ran' in window);

/** The page is whole, and nothing has run. */
export async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('h1')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
}
