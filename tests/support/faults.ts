import {isDeepStrictEqual} from 'node:util';

/** What was found at a place, a page as a rule, and what is expected there, by name. */
export interface Compared<Name extends string> {
  at: string;
  found: Record<Name, unknown>;
  expected: Record<Name, unknown>;
}

/**
 * Finds all differences, for one test over many pages: it expects none, and its failure names every page.
 *
 * @throws when nothing was compared
 */
export function findFaults<Name extends string>(compared: readonly Compared<Name>[]): object[] {
  if (compared.length === 0) {
    throw new Error('Nothing was compared.');
  }
  return compared.flatMap(({at, found, expected}) =>
    (Object.keys(expected) as Name[])
      .filter((what) => !isDeepStrictEqual(found[what], expected[what]))
      .map((what) => ({at, what, found: found[what], expected: expected[what]})),
  );
}
