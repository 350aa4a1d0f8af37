import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Lists all files, including hidden ones, as sorted POSIX paths. */
export function listFiles(folder: string): string[] {
  return globSync('**', {cwd: folder, dot: true}).sort();
}

/**
 * Finds the HTML file of a page.
 *
 * @param route relative to the locale's base URL, without leading slash
 * @returns `undefined` if the page wasn't built
 */
export function findPage(outDir: string, route: string): string | undefined {
  const page = path.join(outDir, route);
  // `trailingSlash: false` creates no folder.
  return [path.join(page, 'index.html'), `${page}.html`].find(fs.existsSync);
}
