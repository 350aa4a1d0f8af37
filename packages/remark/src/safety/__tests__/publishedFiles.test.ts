import fs from 'node:fs';
import path from 'node:path';
import transformImage from '@docusaurus/mdx-loader/lib/remark/transformImage';
import transformLinks from '@docusaurus/mdx-loader/lib/remark/transformLinks';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {folderWith} from '../../../../content/src/__tests__/files';
import {foldersOf} from '../../../../content/src/languages';
import {publishedFiles} from '../publishedFiles';

const files = {
  ...{'secret.png': 'secret', '.npmrc': 'token', 'site.config.ts': '', 'docs/a b.png': ''},
  ...{'docs/notes.txt': '', 'docs/a.csv': '', 'docs/run.js': '', 'docs/run.js!a.png': ''},
  ...{'static/img/a.svg': '<svg/>', 'src/pages/a.png': '', 'docs/views/b.json': '{}'},
};
const contentFolders = foldersOf({defaultLocale: 'en', locales: ['en', 'fr']});

// Docusaurus can't measure these images, and warns of it.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

async function apply(mdx: string): Promise<void> {
  const siteDir = folderWith(files);
  fs.symlinkSync(path.join(siteDir, 'secret.png'), path.join(siteDir, 'docs/linked.png'));
  const options = {
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
    onBrokenMarkdownImages: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
  };
  const page = new VFile({path: path.join(siteDir, 'docs/views/page.mdx'), value: mdx});
  page.data.compilerName = 'client';
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(transformImage as Plugin<[object]>, options)
    .use(transformLinks as Plugin<[object]>, options)
    .use(() => publishedFiles({siteDir, contentFolders}) as never);
  await processor.run(processor.parse(page), page);
}

it.each([
  '![a](../a%20b.png#dark)',
  '![a](/img/a.svg)',
  '![a](@site/src/pages/a.png)',
  '![a](./missing.png)',
  '![a](pathname:///../secret.png)',
  '[a](pathname:///a.csv) [a](./missing.csv) [a](../b.mdx) [a](https://example.org/a.csv)',
])('accepts %s', async (mdx) => {
  await apply(mdx);
});

const up = '../'.repeat(40);

it.each([
  '![a](../../secret.png)',
  '![a](/../secret.png)',
  '![a](@site/docs/%2e%2e/secret.png)',
  `![a](${up}proc/self/environ)`,
  `![a](<_:/${up}proc/self/environ>)`,
  `![a](<a_b:/${up}etc/passwd>)`,
  `![a](<\u2003../../../../site.config.ts>)`,
  '![a](../linked.png)',
  '![a](../notes.txt)',
  '![a](../a%20b.png?query)',
  '![a](../run.js!a.png)',
])('rejects the image %s', async (mdx) => {
  await expect(apply(`Text.\n\n${mdx}`)).rejects.toThrow(/line 3: found the image /);
});

it.each([
  '[a](../a.csv)',
  '[a](./b.json)',
  '[a](/img/a.svg)',
  `[a](<x_:/${up}etc/resolv.conf>)`,
  '[a](<&nbsp;@site/.npmrc>)',
  '[a](@site/.npmrc)',
  '[a](../run.js)',
])('rejects the link %s', async (mdx) => {
  await expect(apply(`Text.\n\n${mdx}`)).rejects.toThrow(/line 3: found a link to the file /);
});
