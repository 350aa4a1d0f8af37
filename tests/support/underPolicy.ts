import {expect, test, type Page} from '@playwright/test';
import {builtHeaders, watchPolicy} from './policy';
import {startStaticServer, type StaticServerOptions} from './staticServer';

/** A build, served under the policy that a host sends. */
function testServed(folder: () => string, options: StaticServerOptions) {
  return test.extend<object, {origin: string}>({
    origin: [
      async ({}, use) => {
        const server = await startStaticServer(folder(), {
          isCompressed: false,
          headers: builtHeaders(),
          ...options,
        });
        await use(server.origin);
        await server.stop();
      },
      {scope: 'worker'},
    ],
    baseURL: ({origin}, use) => use(origin),
  });
}

/**
 * Tests of a build under the policy that a host sends. Each fails when the
 * policy refuses something, an error is written, a dialog opens or another
 * origin is asked.
 */
export function testUnderPolicy(folder: () => string, options: StaticServerOptions = {}) {
  return testServed(folder, options).extend<{troubles: string[]}>({
    troubles: [
      async ({context, origin}, use) => {
        const troubles = await watchPolicy(context, origin);
        await use(troubles);
        expect(troubles).toEqual([]);
      },
      {auto: true},
    ],
  });
}

/**
 * The same for many short tests: those of a worker share a page, which takes a
 * third less time. What the browser keeps, each has to empty.
 */
export function testOnOnePage(folder: () => string, options: StaticServerOptions = {}) {
  return testServed(folder, options).extend<
    {troubles: string[]},
    {watched: {page: Page; troubles: string[]}}
  >({
    watched: [
      async ({browser, origin}, use) => {
        const viewport = {width: 1280, height: 900};
        const context = await browser.newContext({baseURL: origin, viewport});
        const troubles = await watchPolicy(context, origin);
        await use({page: await context.newPage(), troubles});
        await context.close();
      },
      {scope: 'worker'},
    ],
    page: ({watched}, use) => use(watched.page),
    troubles: [
      async ({watched: {troubles}}, use) => {
        troubles.length = 0;
        await use(troubles);
        expect(troubles).toEqual([]);
      },
      {auto: true},
    ],
  });
}
