import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {copiedPage, multiplyPages} from '../multiplyPages';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  for (const page of ['views/list', 'views/board', 'glossary']) {
    for (const root of ['docs', french]) {
      const file = path.join(folder, root, `${page}.mdx`);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, `---\nid: ${path.basename(page)}\nslug: /${page}/\n---\n\nText.\n`);
    }
  }
  fs.writeFileSync(path.join(folder, 'sidebars.ts'), 'export default {docs: ["glossary"]};\n');
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('multiplyPages', () => {
  it('fills up with copies in every language, the last one as far as needed', async () => {
    await multiplyPages(folder, 7);
    for (const root of ['docs', french]) {
      const pages = fs
        .readdirSync(path.join(folder, root), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.mdx'));
      expect(pages).toHaveLength(7);
      expect(pages.filter((file) => file.startsWith('copy-3'))).toHaveLength(1);
    }
  });

  it('adds a category for each copy to the sidebar, with the ids of its pages', async () => {
    await multiplyPages(folder, 6);
    const {default: sidebars} = (await import(path.join(folder, 'sidebars.ts'))) as {
      default: {docs: [string, {type: string; label: string; items: string[]}]};
    };
    const [original, copy] = sidebars.docs;
    expect(original).toBe('glossary');
    expect(copy).toMatchObject({type: 'category', label: 'Copy 2'});
    expect(copy.items.sort()).toEqual([
      'copy-2/glossary',
      'copy-2/views/board',
      'copy-2/views/list',
    ]);
  });

  it('cannot make fewer pages than there are', async () => {
    await expect(multiplyPages(folder, 2)).rejects.toThrow('The guide alone has 3 pages');
  });
});

describe('copiedPage', () => {
  it('gives the copy an address and titles of its own, and keeps the rest', () => {
    const page = (slug: string, title: string, label: string) =>
      `---\nid: list\nslug: ${slug}\ntitle: ${title}\nsidebar_label: ${label}\ntags: [view]\n---\n\ntitle: in the text\n`;
    expect(copiedPage(page('/views/list/', "'Views: the list'", 'List'), 3)).toBe(
      page('/copy-3/views/list/', "'Views: the list 3'", 'List 3'),
    );
  });

  it('copies no record of a translation: the copy would be behind', () => {
    const page = "---\ntitle: A\ntranslates: '0123456789ab'\n---\n";
    expect(copiedPage(page, 2)).toBe('---\ntitle: A 2\n---\n');
  });
});
