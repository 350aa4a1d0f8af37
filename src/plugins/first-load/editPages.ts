import fs from 'node:fs/promises';

/**
 * Changes built pages. Each is replaced in one go: other plugins read them at
 * the same time.
 */
export async function editPages(
  pages: readonly string[],
  edit: (html: string) => string,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const html = await fs.readFile(page, 'utf8');
      const edited = edit(html);
      if (edited !== html) {
        await fs.writeFile(`${page}.new`, edited);
        await fs.rename(`${page}.new`, page);
      }
    }),
  );
}
