import fs from 'node:fs/promises';
import path from 'node:path';
import {routes} from '../../tests/support/contract';
import {copiedPage, copyName} from './copiedPage';

const translations = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Which pages of the guide each further copy has, so that there are so many pages in all: the last may lack some. */
export function planCopies<Page>(originals: readonly Page[], pages: number): Page[][] {
  if (pages < originals.length) {
    throw new Error(`The guide alone has ${originals.length} pages, more than ${pages}.`);
  }
  const copies: Page[][] = [];
  for (let left = pages - originals.length; left > 0; left -= originals.length) {
    copies.push(originals.slice(0, left));
  }
  return copies;
}

/**
 * Makes more pages of those of a copy of the site, in every language: each further copy of them is a
 * folder, a category of the sidebar, and a part of the addresses. Texts, tags and figures stay.
 *
 * @param folder of the copy, in `.tmp/bench`
 */
export async function multiplySources(folder: string, pages: number): Promise<void> {
  const copies = planCopies(routes.docs, pages);
  for (const [index, docs] of copies.entries()) {
    for (const {source} of docs) {
      const page = path.posix.relative('docs', source);
      await Promise.all(
        ['docs', translations].map((root) => copyPage(path.join(folder, root), page, index + 2)),
      );
    }
  }
  await fs.rename(path.join(folder, 'sidebars.ts'), path.join(folder, 'originalSidebars.ts'));
  const ids = copies.map((docs) => docs.map(({id}) => id));
  await fs.writeFile(
    path.join(folder, 'sidebars.ts'),
    [
      "import {withCopies} from '../../../scripts/bench/copiedSidebar';",
      "import sidebars from './originalSidebars';",
      `export default withCopies(sidebars, ${JSON.stringify(ids)});`,
      '',
    ].join('\n'),
  );
}

async function copyPage(root: string, page: string, copy: number): Promise<void> {
  const target = path.join(root, copyName(copy), page);
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, copiedPage(await fs.readFile(path.join(root, page), 'utf8'), copy));
}
