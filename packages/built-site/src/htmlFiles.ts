import fs from 'node:fs';
import path from 'node:path';
import {parse, serialize} from 'parse5';
import type {HtmlEdit} from './feature';

/** Restores the end tags that the minifier omits. Many converters of HTML to Markdown need them. */
export function restoreEndTags(html: string): string {
  return serialize(parse(html));
}

/**
 * Applies edits to HTML files, reading and writing each file once.
 *
 * @returns the edited HTML by file
 * @throws if an edit fails, with the errors of all files
 */
export function editHtmlFiles(
  outDir: string,
  files: readonly string[],
  edits: readonly HtmlEdit[],
): Map<string, string> {
  const errors: string[] = [];
  const pages = files.map((file) => {
    // Synchronous, which is several times as fast for many small files.
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    try {
      return {file, html, edited: edits.reduce((text, edit) => edit(text, file), html)};
    } catch (error) {
      errors.push(`${file}: ${(error as Error).message}`);
      return {file, html, edited: html};
    }
  });
  if (errors.length > 0) {
    throw new Error(errors.slice(0, 20).join('\n'));
  }
  for (const {file, edited} of pages.filter(({html, edited}) => edited !== html)) {
    // Rename into place: a server may be reading the file.
    const target = path.join(outDir, file);
    fs.writeFileSync(`${target}.new`, edited);
    fs.renameSync(`${target}.new`, target);
  }
  return new Map(pages.map(({file, edited}) => [file, edited]));
}
