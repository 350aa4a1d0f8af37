import type {Page} from '@playwright/test';

/** Makes the reader one who saves data: nothing is fetched because its link is in sight. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
}
