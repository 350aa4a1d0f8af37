import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {textId} from '../../../content/src/translationRecord';
import {foldersOf} from '../../../content/src/languages';
import {createFrontMatterParser} from '../parseFrontMatter';

const languages = {defaultLocale: 'en', locales: ['en', 'fr']};
const contentFolders = foldersOf(languages);
const french = (name: string) => `${contentFolders[0]!.fr}/${name}.mdx`;
const english = '---\ntitle: A\n---\n';
const draft = english.replace('title', 'draft: true\ntitle');

async function read(file: string, lines: string[], locale = 'en', start = '---') {
  const siteDir = folderWith({
    'docs/a.mdx': english,
    'docs/a_en.mdx': english,
    'docs/draft.mdx': draft,
  });
  const site = {...{siteDir, contentFolders, ...languages}, versions: [], locale};
  const parser = createFrontMatterParser({...site, cards: {'fr/b': ''}});
  const {frontMatter} = await parser({
    filePath: path.join(siteDir, file),
    fileContent: [start, ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

it('rejects an unknown key with file and line, and lists the known ones', async () => {
  expect(await read('docs/a.mdx', ['tags: [view]'])).toEqual({tags: ['view']});
  await expect(read('docs/a.mdx', ['title: A', '"tag": view'])).rejects.toThrow(
    'docs/a.mdx:3: unknown key "tag". Known keys: id, slug',
  );
});

it.each([
  [['title: A', 'image: ./../../../etc/passwd'], '3: found the image ./../../../etc/passwd'],
  [["custom_edit_url: 'javascript:run()'"], '2: found a link to javascript:run()'],
  [['title: A\u200B'], '2: found the character U+200B'],
])('rejects %j', async (lines, message) => {
  await expect(read('docs/a.mdx', lines)).rejects.toThrow(`docs/a.mdx:${message}`);
});

it.each(['---js', '--- javascript', '---\rjs', '\uFEFF---JS\r'])(
  'rejects front matter in other languages, which would run: %j',
  async (start) => {
    const code = '({title: process.exit(1)})';
    await expect(read('docs/a.mdx', [code], 'en', start)).rejects.toThrow(
      'docs/a.mdx:1: the front matter must begin with "---" alone',
    );
  },
);

it('adds no-break spaces to French texts, but not to slugs', async () => {
  const lines = ["title: 'Core : vues'", 'slug: /core :/'];
  expect(await read(french('c'), lines)).toEqual({
    title: 'Core\u00A0: vues',
    slug: '/core :/',
  });
  expect((await read('docs/a.mdx', lines)).title).toBe('Core : vues');
});

it('sets the social card unless the page has an image', async () => {
  expect((await read(french('b'), [])).image).toBe('/img/cards/fr/b.png');
  expect((await read(french('b'), ['image: /c.png'])).image).toBe('/c.png');
  expect((await read('docs/b.mdx', [])).image).toBeUndefined();
});

const current = [`translates: '${textId(english)}'`];
const outdated = ["translates: '000000000000'"];

// `translates` is removed in every case.
it.each([
  ['nothing if it is up to date', french('a'), current, 'fr', {}],
  [
    'outdated if the English text has changed',
    french('a'),
    outdated,
    'fr',
    {translation: 'outdated'},
  ],
  ['nothing on a page for one language', french('a_en'), outdated, 'fr', {}],
  // `draft: true` doesn't count towards the id of a text.
  ['nothing while both are drafts', french('draft'), current, 'fr', {draft: true}],
  [
    'missing for an English page on the French site',
    'docs/a.mdx',
    [],
    'fr',
    {translation: 'missing'},
  ],
])('sets `translation` to %s', async (_, file, lines, locale, expected) => {
  expect(await read(file, lines, locale)).toEqual(expected);
});
