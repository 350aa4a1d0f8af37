import type {Page} from '@playwright/test';

/** Says of the reader's line that it is paid by volume: no page is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}
