import type {Page} from '@playwright/test';
import {hold} from './hold';

/** Holds back files of the next page, as a slow line does, until what it gives is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  const {held, release} = hold();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds back the scripts of the next page. */
export const holdScripts = (page: Page) => holdFiles(page, '**/*.js');
