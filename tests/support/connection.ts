import type {Page} from '@playwright/test';

export const dataSaver = {saveData: true, effectiveType: '4g'};

/** Sets `navigator.connection` in the pages that are opened next. */
export async function setConnection(page: Page, connection: typeof dataSaver): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}
