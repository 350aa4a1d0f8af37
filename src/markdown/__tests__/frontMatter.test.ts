import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {createFrontMatterParser} from '../frontMatter';

const parse = (file: string, lines: string[]) =>
  createFrontMatterParser('/site')({
    filePath: `/site/${file}`,
    fileContent: ['---', ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';

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

  it('knows that a release announcement has a date and a page has none', async () => {
    await expect(parse('blog/a.mdx', ['date: 2025-11-18'])).resolves.toBeDefined();
    await expect(parse(french, ['date: 2025-11-18'])).rejects.toThrow('unknown key "date"');
  });

  it('puts no-break spaces in the French texts, not in English ones', async () => {
    const lines = ["title: 'Core : notions'", 'slug: /core/'];
    expect((await parse(french, lines)).frontMatter.title).toBe('Core\u00A0: notions');
    expect((await parse('docs/a.mdx', lines)).frontMatter.title).toBe('Core : notions');
  });
});
