import {isDeepStrictEqual} from 'node:util';

/** What was found of a page, beside what is expected, by name. */
type Facts = Record<string, [found: unknown, expected: unknown]>;

/**
 * Compares many pages in one test, which expects no faults: its failure names every page at once.
 *
 * @param pages their addresses, or what else names them; or objects with a path
 * @throws when there is no page
 */
export function findFaults<Page extends string | {path: string}>(
  pages: readonly Page[],
  factsOf: (page: Page) => Facts,
): object[] {
  if (pages.length === 0) {
    throw new Error('There is nothing to compare.');
  }
  return pages.flatMap((page) =>
    Object.entries(factsOf(page))
      .filter(([, [found, expected]]) => !isDeepStrictEqual(found, expected))
      .map(([what, [found, expected]]) => ({
        page: typeof page === 'string' ? page : page.path,
        ...{what, found, expected},
      })),
  );
}
