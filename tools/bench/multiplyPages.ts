import fs from 'node:fs/promises';
import path from 'node:path';
import {listPages, withoutRecord} from '@guide/content/commands';
import {contentRules} from '../../src/config/contentRules';

const [english, french] = Object.values(contentRules.folders) as [string, string];

/**
 * Makes more pages of those of a copy of the site, in every language: each further copy of them is a
 * folder, a category of the sidebar, and a part of the addresses. Texts, tags and figures stay.
 *
 * @param pages how many there are afterwards in each language
 * @throws when the guide alone has more
 */
export async function multiplyPages(folder: string, pages: number): Promise<void> {
  const originals = listPages(path.join(folder, english));
  if (pages < originals.length) {
    throw new Error(`The guide alone has ${originals.length} pages, more than ${pages}.`);
  }
  const copies: {label: string; items: string[]}[] = [];
  for (let left = pages - originals.length; left > 0; left -= originals.length) {
    const copy = copies.length + 2;
    const items: string[] = [];
    for (const file of originals.slice(0, left)) {
      items.push(await copyPage(path.join(folder, english), file, copy));
      await copyPage(path.join(folder, french), file, copy);
    }
    copies.push({label: `Copy ${copy}`, items});
  }
  await fs.rename(path.join(folder, 'sidebars.ts'), path.join(folder, 'originalSidebars.ts'));
  await fs.writeFile(
    path.join(folder, 'sidebars.ts'),
    `import sidebars from './originalSidebars';

const copies = ${JSON.stringify(copies)};
export default {
  docs: [...sidebars.docs, ...copies.map((copy) => ({type: 'category', ...copy}))],
};
`,
  );
}

/** @returns the id of the copy */
async function copyPage(root: string, file: string, copy: number): Promise<string> {
  const folder = `copy-${copy}`;
  const page = copiedPage(await fs.readFile(path.join(root, file), 'utf8'), copy);
  const target = path.join(root, folder, file);
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, page);
  const id = /^id: (\S+)$/m.exec(page)?.[1] ?? path.basename(file, '.mdx');
  return path.posix.join(folder, path.posix.dirname(file), id);
}

/** The source of a page in a copy: the same text, at an address and under titles of its own. */
function copiedPage(page: string, copy: number): string {
  // What a copy translates is not recorded: its readers would be told so.
  const source = withoutRecord(page);
  const end = source.indexOf('\n---', 3);
  const frontMatter = source
    .slice(0, end)
    .replace(/^slug: \//m, `slug: /copy-${copy}/`)
    .replace(/^(title|sidebar_label): (.*?)(['"]?)$/gm, `$1: $2 ${copy}$3`);
  return frontMatter + source.slice(end);
}
