import {isDeepStrictEqual} from 'node:util';
import {expect} from 'vitest';

type Facts = Record<string, [actual: unknown, expected: unknown]>;

/** Compares facts of pages. A failure lists every page that differs. */
export function expectFacts<Page extends string | {path: string}>(
  pages: readonly Page[],
  factsOf: (page: Page) => Facts,
): void {
  expect(pages).not.toHaveLength(0);
  const faults = pages.flatMap((page) =>
    Object.entries(factsOf(page))
      .filter(([, [actual, expected]]) => !isDeepStrictEqual(actual, expected))
      .map(([fact, [actual, expected]]) => ({
        page: typeof page === 'string' ? page : page.path,
        ...{fact, actual, expected},
      })),
  );
  expect(faults).toEqual([]);
}
