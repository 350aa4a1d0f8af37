import type {Page} from '@playwright/test';

/** Holds back the scripts of the next page, as a slow line does, until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
