import {expect, type Page} from '@playwright/test';
import {delayScripts} from './delayFiles';

/** Opens a page, and delays its scripts until `atFirstPaint` has run after the first paint. */
export async function openWithDelayedScripts(
  page: Page,
  address: string,
  atFirstPaint: () => Promise<void>,
): Promise<void> {
  const release = await delayScripts(page);
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await atFirstPaint();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
