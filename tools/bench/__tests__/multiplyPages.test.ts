import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../../../packages/delivery/src/__tests__/tempFolder';
import {multiplyPages} from '../multiplyPages';

const roots = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];

const page = (slug: string, title: string, label: string) =>
  `---\nid: ${path.basename(slug)}\nslug: ${slug}\ntitle: ${title}\nsidebar_label: ${label}\ntags: [view]\n---\n\ntitle: in the text\n`;

/** A site of three pages in two languages. */
const makeSite = () =>
  tempFolder({
    'sidebars.ts': 'export default {docs: ["glossary"]};\n',
    ...Object.fromEntries(
      ['views/list', 'views/board', 'glossary'].flatMap((name) => [
        [`${roots[0]}/${name}.mdx`, page(`/${name}/`, "'Views: all'", 'All')],
        // A copy is no translation of its page: it would be behind.
        [`${roots[1]}/${name}.mdx`, `---\ntitle: A\ntranslates: '0123456789ab'\n---\n`],
      ]),
    ),
  });

it('copies fill up a site in every language, the last one as far as needed', async () => {
  const folder = makeSite();
  await multiplyPages(folder, 7);
  for (const root of roots) {
    const files = fs.readdirSync(path.join(folder, root), {recursive: true, encoding: 'utf8'});
    const pages = files.filter((file) => file.endsWith('.mdx'));
    expect(pages).toHaveLength(7);
    expect(pages.filter((file) => file.startsWith('copy-3'))).toHaveLength(1);
  }
  const [english, french] = roots.map((root) =>
    fs.readFileSync(path.join(folder, root, 'copy-2/views/list.mdx'), 'utf8'),
  );
  expect(english).toBe(page('/copy-2/views/list/', "'Views: all 2'", 'All 2'));
  expect(french).toBe('---\ntitle: A 2\n---\n');
  const {default: sidebars} = await import(path.join(folder, 'sidebars.ts'));
  const copied = ['copy-2/glossary', 'copy-2/views/board', 'copy-2/views/list'];
  expect(sidebars.docs).toEqual([
    'glossary',
    {type: 'category', label: 'Copy 2', items: copied},
    {type: 'category', label: 'Copy 3', items: ['copy-3/glossary']},
  ]);
});

it('there are not fewer pages than before', async () => {
  await expect(multiplyPages(makeSite(), 2)).rejects.toThrow('The guide alone has 3 pages');
});
