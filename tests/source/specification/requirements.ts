import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

interface Requirement {
  /** Section and number: `2.14`. */
  id: string;
  /** Quoted from the specification. */
  requires: string;
  /** Listed addresses, without the language. `/a/{b,c}/` stands for `/a/b/` and `/a/c/`. */
  paths?: string[];
  unlistedPaths?: string[];
  /**
   * Tests as `file › group › title`, with titles as in the file. Optional with `paths`, which
   * `routes.test.ts`, `documents.test.ts` and `hosting/pages.test.ts` test.
   */
  tests?: string[];
  /** Where and why the site deliberately differs. */
  note?: string;
}

const folder = 'tests/source/specification/requirements';

export const requirements = readdirSync(folder).flatMap(
  (name) =>
    // The failsafe schema keeps `2.10` a string.
    parse(readFileSync(`${folder}/${name}`, 'utf8'), {schema: 'failsafe'}) as Requirement[],
);

/** Expands the braces of paths. */
export function expandPaths(paths: string[] = []): string[] {
  return paths.flatMap((path) => {
    const [, start, names, end] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return names ? names.split(',').map((name) => `${start}${name}${end}`) : [path];
  });
}
