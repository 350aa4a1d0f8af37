import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {textId} from '../../../content/src/translationRecord';
import {foldersOf} from '../../../content/src/languages';
import {createFrontMatterParser} from '../parseFrontMatter';

const languages = {defaultLocale: 'en', locales: ['en', 'fr']};
const kinds = foldersOf(languages);
const french = (name: string) => `${kinds[0]!.fr}/${name}.mdx`;
const english = '---\ntitle: A\n---\n';
const draft = english.replace('title', 'draft: true\ntitle');

/** The front matter of a page of a site that has three English ones, as the site of a language reads it. */
async function read(file: string, lines: string[], locale = 'en') {
  const siteDir = folderWith({
    'docs/a.mdx': english,
    'docs/a_en.mdx': english,
    'docs/draft.mdx': draft,
  });
  const parser = createFrontMatterParser(
    {
      ...{siteDir, kinds, ...languages},
      cards: {'fr/b': ''},
    },
    locale,
  );
  const {frontMatter} = await parser({
    filePath: path.join(siteDir, file),
    fileContent: ['---', ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

it('front matter has known keys alone: of others, file, line and key are named, and the keys that exist', async () => {
  expect(await read('docs/a.mdx', ['tags: [view]'])).toEqual({tags: ['view']});
  await expect(read('docs/a.mdx', ['title: A', 'sidebar_lable: A', '"tag": view'])).rejects.toThrow(
    /docs\/a\.mdx:3: unknown key "sidebar_lable"[^]*docs\/a\.mdx:4: unknown key "tag"[^]*Known keys: id, slug/,
  );
});

it('French texts have no-break spaces, and addresses none', async () => {
  const lines = ["title: 'Core : vues'", 'slug: /core :/'];
  expect(await read(french('c'), lines)).toEqual({
    title: 'Core\u00A0: vues',
    slug: '/core :/',
  });
  expect((await read('docs/a.mdx', lines)).title).toBe('Core : vues');
});

it('a page that names no picture has its social card', async () => {
  expect((await read(french('b'), [])).image).toBe('/img/cards/fr/b.png');
  expect((await read(french('b'), ['image: /c.png'])).image).toBe('/c.png');
  expect((await read('docs/b.mdx', [])).image).toBeUndefined();
});

const current = [`translates: '${textId(english)}'`];
const outdated = ["translates: '000000000000'"];

// What a page records stays with its writers.
it.each([
  ['nothing when it is up to date', french('a'), current, 'fr', {}],
  ['nothing when it has no record', french('a'), [], 'fr', {}],
  [
    'that it is behind, when the English text is another',
    french('a'),
    outdated,
    'fr',
    {translation: 'outdated'},
  ],
  ['nothing on a page in one language', french('a_en'), outdated, 'fr', {}],
  ['nothing on a page that has no English one', french('c'), outdated, 'fr', {}],
  // A draft has the id of the text that it will be published as.
  ['nothing while both are drafts', french('draft'), current, 'fr', {draft: true}],
  [
    'that there is none, of an English page on the French site',
    'docs/a.mdx',
    [],
    'fr',
    {translation: 'missing'},
  ],
  ['nothing of an English page on its own site', 'docs/a.mdx', [], 'en', {}],
])('of a translation, a reader is told %s', async (_, file, lines, locale, expected) => {
  expect(await read(file, lines, locale)).toEqual(expected);
});
