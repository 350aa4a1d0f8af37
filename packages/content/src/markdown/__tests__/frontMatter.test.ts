import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {textId} from '../../i18n/record';
import {foldersOf} from '../../languages';
import {createFrontMatterParser} from '../frontMatter';

const languages = {defaultLocale: 'en', locales: ['en', 'fr']};
const kinds = foldersOf(languages);
const options = {
  siteDir: '/site',
  ...languages,
  kinds,
  cards: {'fr/b': ''},
  productName: {written: 'Telescope', shown: 'Horizon'},
};

const parse = (file: string, lines: string[]) =>
  createFrontMatterParser(
    options,
    'en',
  )({
    filePath: `/site/${file}`,
    fileContent: ['---', ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

const french = `${kinds[0]!.fr}/a.mdx`;

describe('createFrontMatterParser', () => {
  it('passes known keys on', async () => {
    const {frontMatter} = await parse('docs/a.mdx', ['title: A : b', 'tags: [view]'].slice(1));
    expect(frontMatter).toEqual({tags: ['view']});
  });

  it('names file, line and key of each unknown key, and the keys that exist', async () => {
    await expect(
      parse('docs/a.mdx', ['title: A', 'sidebar_lable: A', '"tag": view']),
    ).rejects.toThrow(
      /docs\/a\.mdx:3: unknown key "sidebar_lable"[^]*docs\/a\.mdx:4: unknown key "tag"[^]*Known keys: id, slug/,
    );
  });

  it('puts no-break spaces in the French texts, not in English ones', async () => {
    const lines = ["title: 'Core : notions'", 'slug: /core/'];
    expect((await parse(french, lines)).frontMatter.title).toBe('Core\u00A0: notions');
    expect((await parse('docs/a.mdx', lines)).frontMatter.title).toBe('Core : notions');
  });

  it('puts the name of the product in the texts, and leaves addresses', async () => {
    const lines = ['title: Les vues de Telescope', 'slug: /Telescope/'];
    expect((await parse(french, lines)).frontMatter).toEqual({
      title: 'Les vues d’Horizon',
      slug: '/Telescope/',
    });
  });

  it('gives a page its social card, where it names no picture', async () => {
    const file = french.replace('a.mdx', 'b.mdx');
    expect((await parse(file, ['slug: /b/'])).frontMatter.image).toBe('/img/cards/fr/b.png');
    expect((await parse(file, ['image: /c.png'])).frontMatter.image).toBe('/c.png');
    expect((await parse('docs/b.mdx', ['slug: /b/'])).frontMatter.image).toBeUndefined();
  });
});

describe('what a page says of its translation', () => {
  const english = '---\ntitle: A\n---\n';
  const draft = english.replace('title', 'draft: true\ntitle');

  /** The front matter of a page of a site that has the English page. */
  async function read(place: string, lines: string[], locale: 'en' | 'fr' = 'fr') {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'front-matter-'));
    fs.mkdirSync(path.join(site, 'docs'));
    fs.writeFileSync(path.join(site, 'docs/a.mdx'), english);
    fs.writeFileSync(path.join(site, 'docs/a_en.mdx'), english);
    fs.writeFileSync(path.join(site, 'docs/draft.mdx'), draft);
    const parser = createFrontMatterParser({...options, siteDir: site}, locale);
    const {frontMatter} = await parser({
      filePath: path.join(site, place),
      fileContent: ['---', ...lines, '---'].join('\n'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    fs.rmSync(site, {recursive: true});
    return frontMatter;
  }
  const outdated = ["translates: '000000000000'"];

  it('is nothing when it is up to date or has no record, and the record stays with the writers', async () => {
    expect(await read(french, [`translates: '${textId(english)}'`])).toEqual({});
    expect(await read(french, [])).toEqual({});
  });

  it('is that it is behind, when the English text is another', async () => {
    expect(await read(french, outdated)).toEqual({translation: 'outdated'});
  });

  it('is nothing on a page in one language, and on one that has no English page', async () => {
    expect(await read(french.replace('a.mdx', 'a_en.mdx'), outdated)).toEqual({});
    expect(await read(french.replace('a.mdx', 'c.mdx'), outdated)).toEqual({});
  });

  it('is a draft with its English page, and up to date before and after that is published', async () => {
    const page = french.replace('a.mdx', 'draft.mdx');
    expect(await read(page, [`translates: '${textId(english)}'`])).toEqual({draft: true});
    expect(textId(draft)).toBe(textId(english));
  });

  it('is that there is none, for an English page on the French site alone', async () => {
    expect(await read('docs/a.mdx', [])).toEqual({translation: 'missing'});
    expect(await read('docs/a.mdx', [], 'en')).toEqual({});
  });
});
