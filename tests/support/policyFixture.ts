import {expect, test as base} from './browser';
import {collectViolations} from './policy';

export * from './browser';

/** Fails on policy violations, errors, dialogs and requests to other origins. */
export const test = base.extend<{violations: string[]}>({
  violations: [
    async ({context, baseURL}, use) => {
      const violations = await collectViolations(context, new URL(baseURL!).origin);
      await use(violations);
      expect(violations).toEqual([]);
    },
    {auto: true},
  ],
});
