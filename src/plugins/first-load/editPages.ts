import fs from 'node:fs';

/**
 * Changes built pages, one after the other: many small files are read and written several times as
 * fast as by promises. Each is replaced in one go, as other plugins may be reading it.
 */
export function editPages(pages: readonly string[], edit: (html: string) => string): void {
  for (const page of pages) {
    const html = fs.readFileSync(page, 'utf8');
    const edited = edit(html);
    if (edited !== html) {
      fs.writeFileSync(`${page}.new`, edited);
      fs.renameSync(`${page}.new`, page);
    }
  }
}
