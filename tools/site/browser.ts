import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {chromiumPath} from './systemBrowsers';

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--disable-background-networking'],
  });
}

/** Creates a browser context, with empty cache and storage. */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {viewport: {width: 1280, height: 900}},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  // tsx compiles calls of `__name` into functions that Playwright sends to the page.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  return context;
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: 60_000});
}
