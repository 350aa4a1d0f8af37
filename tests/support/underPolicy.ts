import {expect, test as base} from './browser';
import {watchPolicy} from './policy';

export * from './browser';

/**
 * Tests under the host's content security policy. Policy violations, errors, dialogs and requests
 * to other origins fail the test.
 */
export const test = base.extend<{troubles: string[]}>({
  troubles: [
    async ({context, site}, use) => {
      const troubles = await watchPolicy(context, site.origin);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    {auto: true},
  ],
});
