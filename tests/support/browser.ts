import {test as base} from '@playwright/test';
import {startStaticServer, type StaticServer} from '../../tools/site/staticServer';
import type {StaticServerOptions} from '../../tools/site/staticServer';
import {buildDir} from './build';
import {builtHeaders} from './policy';

export {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
export {openHydrated, openIntercepted} from './hydrated';

export interface ServedBuild extends StaticServerOptions {
  folder: string;
}

interface WorkerFixtures {
  /** Default: the guide. */
  served: ServedBuild;
  /** One server per worker. */
  site: StaticServer;
}

/** Test function for a built site. */
export const test = base.extend<object, WorkerFixtures>({
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
  // With a trailing slash, relative addresses resolve against it.
  baseURL: ({site}, use) => use(`${site.address}/`),
});
