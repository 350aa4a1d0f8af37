import {expect, test} from '@playwright/test';
import {builtHeaders, watchPolicy} from './policy';
import {startStaticServer, type StaticServerOptions} from '../../tools/site/staticServer';

/**
 * Tests of a build under the policy that a host sends. Each fails when the
 * policy refuses something, an error is written, a dialog opens or another
 * origin is asked.
 */
export function testUnderPolicy(folder: () => string, options: StaticServerOptions = {}) {
  return test.extend<{troubles: string[]}, {origin: string}>({
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
    baseURL: ({origin}, use) => use(origin + (options.basePath ?? '/')),
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
