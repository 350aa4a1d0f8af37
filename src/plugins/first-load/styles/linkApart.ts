import fs from 'node:fs/promises';
import path from 'node:path';

/** A style sheet that is not the one of the first load, and the classes that it alone is for. */
interface Sheet {
  file: string;
  classes: string[];
}

/** The style sheets of a folder that are not the one of the first load. */
export async function readSheetsApart(folder: string): Promise<Sheet[]> {
  const files = (await fs.readdir(folder)).filter((file) => !file.startsWith('styles.'));
  return Promise.all(
    files.map(async (file) => {
      const css = await fs.readFile(path.join(folder, file), 'utf8');
      return {file, classes: [...css.matchAll(/\.([\w-]+_[\w-]{4})\b/g)].map(([, name]) => name!)};
    }),
  );
}

/**
 * The page with a link to each sheet that has a class of it, after the link to
 * the first: with their script alone the styles would come after the first paint.
 */
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
