import {expect, test as base} from './browser';
import {watchPolicy} from './policy';

export * from './browser';

/**
 * Tests of a site under the policy that its host sends. Each fails when the policy refuses something,
 * an error is written, a dialog opens or another origin is asked.
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
