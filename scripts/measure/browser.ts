import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {chromiumPath} from '../chromium';

/** Starts the Chromium that the tests use. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--disable-background-networking'],
  });
}

/** Runs a function in each page of a context before its own scripts. It stands alone: the browser is given its source. */
export async function runBeforePages(context: BrowserContext, script: () => void): Promise<void> {
  // The helper that the compiler puts around functions is not in the page.
  await context.addInitScript({
    content: `globalThis.__name ??= (named) => named; (${script.toString()})();`,
  });
}

/** Waits until a page of Docusaurus answers keys and clicks. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: 60_000});
}
