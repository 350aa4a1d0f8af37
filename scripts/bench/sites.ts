import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {startStaticServer, type StaticServer} from '../../tests/support/staticServer';
import {untilHydrated} from '../measure/browser';
import type {SiteName} from './siteFolders';

/** A built site, served. */
export interface Site {
  name: SiteName;
  server: StaticServer;
}

/** Serves a build. @throws when there is none */
export async function serveSite(name: SiteName, buildDir: string): Promise<Site> {
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`There is no build in ${buildDir}. Run \`npm run build\` first.`);
  }
  return {name, server: await startStaticServer(buildDir)};
}

/** So long nothing is asked for when a page has all that it wants. */
const QUIET_MS = 1500;
const AT_MOST_MS = 60_000;

/** Waits until the readers of a site ask for nothing more: also not when they are idle. */
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

/** Opens pages of each site once: the server then has compressed what they fetch, before times are taken. */
export async function warmUp(browser: Browser, sites: Site[], addresses: string[]): Promise<void> {
  for (const site of sites) {
    for (const address of addresses) {
      const page = await browser.newPage();
      await page.goto(site.server.origin + address);
      await untilHydrated(page);
      await untilQuiet(site);
      await page.close();
    }
  }
}
