import fs from 'node:fs/promises';
import path from 'node:path';

/** A style sheet that is not the one of the first load, and the classes that it alone is for. */
interface Sheet {
  file: string;
  classes: string[];
}

/**
 * Links the styles of a part in the built pages that show it: with its script
 * alone they would come after the first paint.
 *
 * @param folder of the style sheets
 * @param pages the files of the pages
 */
export async function linkApart(folder: string, pages: string[]): Promise<void> {
  const sheets = await readSheets(folder);
  await Promise.all(
    pages.map(async (page) => {
      const html = await fs.readFile(page, 'utf8');
      const linked = withLinks(html, sheets);
      if (linked !== html) {
        // In one go: other plugins read the pages at the same time.
        await fs.writeFile(`${page}.new`, linked);
        await fs.rename(`${page}.new`, page);
      }
    }),
  );
}

async function readSheets(folder: string): Promise<Sheet[]> {
  const files = (await fs.readdir(folder)).filter((file) => !file.startsWith('styles.'));
  return Promise.all(
    files.map(async (file) => {
      const css = await fs.readFile(path.join(folder, file), 'utf8');
      return {file, classes: [...css.matchAll(/\.([\w-]+_[\w-]{4})\b/g)].map(([, name]) => name!)};
    }),
  );
}

/** The page with a link to each sheet that has a class of it, after the link to the first. */
export function withLinks(html: string, sheets: Sheet[]): string {
  const names = new Set(
    [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, many, one]) =>
      (many ?? one)!.split(' '),
    ),
  );
  const shown = sheets.filter(({classes}) => classes.some((name) => names.has(name)));
  return html.replace(
    /<link rel="?stylesheet"? href="?[^\s">]*\/(styles\.[^\s">/]+)[^>]*>/,
    (link, first) => [link, ...shown.map(({file}) => link.replace(first, file))].join(''),
  );
}
