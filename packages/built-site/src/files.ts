import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Every file of a folder, hidden ones too, by its path from there with `/` between names, sorted. */
export function listFiles(folder: string): string[] {
  return globSync('**', {cwd: folder, dot: true}).sort();
}

/**
 * The file of a page of a language.
 *
 * @param route from where the language begins, without a slash before it
 * @returns nothing where no page was built
 */
export function findPage(outDir: string, route: string): string | undefined {
  const page = path.join(outDir, route);
  // `trailingSlash: false` has no folder for a page.
  return [path.join(page, 'index.html'), `${page}.html`].find(fs.existsSync);
}

/**
 * Edits built pages, one after the other: synchronous calls read and write many small files several
 * times as fast as promises. Each file is replaced at once, as a server may be reading it.
 */
export function editPages(
  pages: readonly string[],
  edit: (html: string, page: string) => string,
): void {
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8');
    const edited = edit(html, page);
    if (edited !== html) {
      fs.writeFileSync(`${page}.new`, edited);
      fs.renameSync(`${page}.new`, page);
    }
  }
}
