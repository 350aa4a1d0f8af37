import path from 'node:path';
import type {Props} from '@docusaurus/types';

/** The files of the pages of a language that was built. */
export function builtPages({
  outDir,
  baseUrl,
  routesPaths,
}: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): string[] {
  return routesPaths
    .filter((route) => route.endsWith('/'))
    .map((route) => path.join(outDir, route.slice(baseUrl.length), 'index.html'));
}
