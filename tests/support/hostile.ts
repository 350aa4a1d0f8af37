import {expect, type BrowserContext, type Page} from '@playwright/test';

/** Would run, in whatever way it is put into a page, and would ask another site. */
export const markup =
  '"\'><img src="https://elsewhere.example/x.png" onerror="window.ran=true"><script>window.ran=true</script>';

/** The same as an address. */
export const scriptAddress = 'javascript:window.ran=true';

/** What the browser keeps for the site, by its key. */
export interface Stored {
  local?: Record<string, string>;
  session?: Record<string, string>;
}

/** Stores values before any script of a page runs. */
export async function store(context: BrowserContext, stored: Stored): Promise<void> {
  await context.addInitScript(({local = {}, session = {}}) => {
    for (const [key, value] of Object.entries(local)) {
      localStorage.setItem(key, value);
    }
    for (const [key, value] of Object.entries(session)) {
      sessionStorage.setItem(key, value);
    }
  }, stored);
}

/** Whether a payload has run; on every object is on the window too. */
export const hasRun = (page: Page) => page.evaluate(() => 'ran' in window);

/** The page is whole and answers: its title stands there, its search opens, and nothing has run. */
export async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('h1')).toBeVisible();
  const box = page.locator('.DocSearch-Input');
  if (!(await box.isVisible())) {
    await page.keyboard.press('Control+k');
  }
  await expect(box).toBeFocused();
  expect(await hasRun(page)).toBe(false);
}
