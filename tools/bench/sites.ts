import type {Browser} from '@playwright/test';
import type {StaticServer} from '../site/staticServer';
import {untilHydrated} from '../site/browser';
import type {SiteName} from './measure';

/** A built site, served. */
export interface Site {
  name: SiteName;
  server: StaticServer;
}

/** A page that has asked for nothing for so long has all that it wants. */
const QUIET_MS = 1500;
const AT_MOST_MS = 60_000;

/** Waits until an open page asks for nothing more, also of what it fetches when it is idle. */
export async function untilQuiet({server}: Site): Promise<void> {
  const start = performance.now();
  let count = -1;
  let since = start;
  while (performance.now() - since < QUIET_MS) {
    if (performance.now() - start > AT_MOST_MS) {
      throw new Error(`The page goes on asking: ${server.requests.slice(-5).join(' ')}`);
    }
    if (server.requests.length !== count) {
      count = server.requests.length;
      since = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens pages of each site once, so that the server has compressed what they fetch before times are taken. */
export async function warmUp(browser: Browser, sites: Site[], addresses: string[]): Promise<void> {
  for (const site of sites) {
    for (const address of addresses) {
      const page = await browser.newPage();
      await page.goto(site.server.address + address);
      await untilHydrated(page);
      await untilQuiet(site);
      await page.close();
    }
  }
}
