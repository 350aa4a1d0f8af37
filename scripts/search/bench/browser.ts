import type {Browser, BrowserContext, Page} from '@playwright/test';
import {runBeforePages, untilHydrated} from '../../measure/browser';
import {installProbe} from './probe';

/**
 * Opens a page as a reader who was never there: nothing is kept from another visit. It is there
 * when it answers keys and fetches nothing more.
 */
export async function openFresh(
  browser: Browser,
  address: string,
): Promise<{context: BrowserContext; page: Page}> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  await runBeforePages(context, installProbe);
  const page = await context.newPage();
  await page.goto(address, {waitUntil: 'networkidle'});
  await untilHydrated(page);
  return {context, page};
}

/** What a practised reader needs for a key. */
const KEY_INTERVAL = 60;

/** Presses keys at the pace of a reader, who waits for no answer. */
export async function typeAtPace(page: Page, keys: string[]): Promise<void> {
  const pressed: Promise<void>[] = [];
  for (const key of keys) {
    pressed.push(page.keyboard.press(key));
    await page.waitForTimeout(KEY_INTERVAL);
  }
  await Promise.all(pressed);
}

/** Opens the box. */
export const openKey = '/';

/** Waits until the box shows the text of a hit, or will show none. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.searchProbe.times.text !== undefined || window.searchProbe.settled,
    null,
    {polling: 50},
  );
}
