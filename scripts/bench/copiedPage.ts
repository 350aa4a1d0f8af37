import {withoutRecord} from '../i18n/record';

/** Names of the front matter that a reader sees, and that differ from page to page. */
const titles = /^(title|sidebar_label): (.*?)(['"]?)$/gm;

/** Folder, and start of the address, of a copy of all pages: `copy-2`. */
export function copyName(copy: number): string {
  return `copy-${copy}`;
}

/** The source of a page in a copy: the same text, at an address and under titles of its own. */
export function copiedPage(page: string, copy: number): string {
  // A copy translates no text that was recorded: readers would be told so.
  const source = withoutRecord(page);
  const end = source.indexOf('\n---', 3);
  const frontMatter = source
    .slice(0, end)
    .replace(/^slug: \//m, `slug: /${copyName(copy)}/`)
    .replace(titles, (_, key, text, quote) => `${key}: ${text} ${copy}${quote}`);
  return frontMatter + source.slice(end);
}
