import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {chromiumPath} from './systemBrowsers';

/** Starts the Chromium that the tests use. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--disable-background-networking'],
  });
}

/** A reader who was never there: nothing is kept from another visit. */
export async function newReader(
  browser: Browser,
  options: BrowserContextOptions = {viewport: {width: 1280, height: 900}},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  // A function that is sent to a page is wrapped by tsx in a helper, which the page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  return context;
}

/** Waits until a page of Docusaurus answers keys and clicks. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: 60_000});
}
