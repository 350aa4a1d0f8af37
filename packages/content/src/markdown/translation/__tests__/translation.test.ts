import {describe, expect, it} from 'vitest';
import {foldersOf} from '../../../languages';
import {textAttribute, type Node, type Page} from '../../tree';
import {translationNotice} from '../index';
import {linksAcrossLanguages} from '../links';

const page = (translation?: string, more = {}): Page => ({
  path: '/site/docs/a.mdx',
  data: {frontMatter: {title: 'A page', ...(translation && {translation}), ...more}},
  fail: (message) => {
    throw new Error(message);
  },
});
const part = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});
const paragraph: Node = {type: 'paragraph', children: [{type: 'text', value: 'Text.'}]};
const heading = (depth: number): Node => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: 'Own title'}],
});

/** The nodes of a tree after the step: names or types, and those inside a `lang`. */
function notice(of: Page, ...children: Node[]): string[] {
  const tree: Node = {type: 'root', children};
  translationNotice({locale: 'fr', defaultLocale: 'en'})(tree, of);
  const name = (node: Node) => node.name ?? node.type;
  return tree.children!.map((node) =>
    node.name === 'div'
      ? `${textAttribute(node, 'lang')}(${node.children!.map(name).join()})`
      : name(node),
  );
}

describe('translationNotice', () => {
  it('leaves a page alone that is up to date', () => {
    expect(notice(page(), part('PageDetails'), paragraph)).toEqual(['PageDetails', 'paragraph']);
  });

  it('stands under the details of an outdated page', () => {
    expect(notice(page('outdated'), part('PageDetails'), paragraph)).toEqual([
      'PageDetails',
      'TranslationNotice',
      'paragraph',
    ]);
  });

  it('stands above everything on the home page and on an announcement', () => {
    expect(notice(page('outdated'), part('Home'), part('PageDetails'), paragraph)[0]).toBe(
      'TranslationNotice',
    );
    expect(notice(page('outdated'), paragraph)[0]).toBe('TranslationNotice');
  });

  it('marks the title and the text of a missing page as English, and not itself', () => {
    expect(notice(page('missing'), part('PageDetails'), paragraph, heading(2))).toEqual([
      'en(heading)',
      'PageDetails',
      'TranslationNotice',
      'en(paragraph,heading)',
    ]);
  });

  it('takes the title that the page has of its own, and makes none where it is hidden', () => {
    expect(notice(page('missing'), heading(1), part('PageDetails'), paragraph)).toEqual([
      'en(heading)',
      'PageDetails',
      'TranslationNotice',
      'en(paragraph)',
    ]);
    const hidden = page('missing', {hide_title: true});
    expect(notice(hidden, part('PageDetails'), paragraph).join()).not.toContain('heading');
  });

  it('keeps what a page imports out of its text', () => {
    const imported = {type: 'mdxjsEsm', value: "import A from 'a'"};
    expect(notice(page('missing'), imported, part('PageDetails'), paragraph)[0]).toBe('mdxjsEsm');
  });
});

describe('linksAcrossLanguages', () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
  const files = [
    'docs/a.mdx',
    'docs/api/only.mdx',
    `${french}/a.mdx`,
    'docs/lone.mdx',
    'docs/tags.yml',
  ];
  const link = (from: string, url: string, locale: 'en' | 'fr' = 'fr') => {
    const node: Node = {type: 'link', url, children: []};
    const tree: Node = {type: 'root', children: [{type: 'paragraph', children: [node]}]};
    const exists = (file: string) => files.includes(file);
    const languages = {defaultLocale: 'en', locales: ['en', 'fr']};
    const site = {siteDir: '/site', defaultLocale: 'en', kinds: foldersOf(languages)};
    linksAcrossLanguages({...site, locale}, exists)(tree, {...page(), path: `/site/${from}`});
    return node.url;
  };

  it('reaches an English page from a French one', () => {
    expect(link(`${french}/a.mdx`, './api/only.mdx#fields')).toBe('/api/only.mdx#fields');
  });

  it('reaches a French page from an English one', () => {
    expect(link('docs/api/only.mdx', '../a.mdx')).toBe('/a.mdx');
  });

  it.each([
    ['docs/api/only.mdx', '../lone.mdx'],
    [`${french}/a.mdx`, './gone.mdx'],
    [`${french}/a.mdx`, './tags.yml'],
    [`${french}/a.mdx`, 'https://example.com/a.mdx'],
    [`${french}/a.mdx`, '#fields'],
  ])('in %s, leaves %s', (from, url) => {
    expect(link(from, url)).toBe(url);
  });

  it('changes nothing on the English site', () => {
    expect(link('docs/api/only.mdx', '../a.mdx', 'en')).toBe('../a.mdx');
  });
});
