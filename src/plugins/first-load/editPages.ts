import fs from 'node:fs/promises';
import pMap from 'p-map';

/**
 * Changes built pages. Each is replaced in one go: other plugins read them at
 * the same time.
 */
export async function editPages(
  pages: readonly string[],
  edit: (html: string) => string,
): Promise<void> {
  await pMap(
    pages,
    async (page) => {
      const html = await fs.readFile(page, 'utf8');
      const edited = edit(html);
      if (edited !== html) {
        await fs.writeFile(`${page}.new`, edited);
        await fs.rename(`${page}.new`, page);
      }
    },
    // All at once, those of a large site would fill the memory.
    {concurrency: 16},
  );
}
