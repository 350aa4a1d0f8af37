import {test as base} from '@playwright/test';
import {startStaticServer, type StaticServer} from '../../tools/site/staticServer';
import type {StaticServerOptions} from '../../tools/site/staticServer';
import {buildDir} from './build';
import {builtHeaders} from './policy';

export {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
export {openHydrated, openIntercepted} from './hydrated';

/** A build, and how its host serves it. */
export interface Served extends StaticServerOptions {
  folder: string;
}

interface WorkerFixtures {
  /** What the tests of a project read; the build of the guide by default. */
  served: Served;
  /** The host of it: each worker has its own, on a port that the system chooses. */
  site: StaticServer;
}

/**
 * A reader of a built site. Each test has a browser context of its own, so that nothing a test does to
 * its browser reaches the next one. The reader saves data: what pages fetch ahead would be half of the
 * work, and hide what a test takes away.
 */
export const test = base.extend<{fetchesAhead: boolean}, WorkerFixtures>({
  served: [{folder: buildDir}, {scope: 'worker', option: true}],
  site: [
    async ({served: {folder, ...options}}, use) => {
      const headers = builtHeaders(folder);
      const site = await startStaticServer(folder, {isCompressed: false, headers, ...options});
      await use(site);
      await site.stop();
    },
    {scope: 'worker'},
  ],
  // With the slash at its end, addresses may begin where the site does.
  baseURL: ({site}, use) => use(`${site.address}/`),
  fetchesAhead: [false, {option: true}],
  async context({context, fetchesAhead}, use) {
    if (!fetchesAhead) {
      await context.addInitScript(saveData);
    }
    await use(context);
  },
});

/** Runs in the page. */
function saveData(): void {
  const value = {saveData: true, effectiveType: '4g'};
  Object.defineProperty(navigator, 'connection', {value, configurable: true});
}
