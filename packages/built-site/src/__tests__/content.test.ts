import {expect, it} from 'vitest';
import {readContent} from '../content';

const doc = (id: string, facts: object = {}) => ({
  id,
  permalink: `/${id}/`,
  source: `@site/docs/${id}.mdx`,
  title: id,
  unlisted: false,
  frontMatter: {},
  tags: [],
  ...facts,
});

const contentOf = (plugins: object) => {
  const named = Object.entries(plugins).map(([name, of]) => [
    `docusaurus-plugin-content-${name}`,
    of,
  ]);
  return readContent(Object.fromEntries(named) as never, '/fr/');
};

const docsWith = (...versions: object[]) => ({
  loadedVersions: versions.map((version) => ({
    ...{versionName: 'current', label: 'Next', isLast: true, path: '/', tagsPath: '/tags'},
    ...{sidebars: {}, ...version},
  })),
});

const versionOf = (facts: object) => contentOf({docs: {default: docsWith(facts)}}).versions[0]!;

it('lists pages in sidebar order with their top-level category', () => {
  const {pages} = versionOf({
    docs: [
      doc('a/hidden', {unlisted: true}),
      doc('a/second'),
      doc('a/first'),
      doc('home', {permalink: '/', frontMatter: {sidebar_label: 'Start'}}),
      doc('z/left'),
    ],
    sidebars: {
      main: [
        {type: 'doc', id: 'home'},
        {
          type: 'category',
          label: 'Area',
          link: {type: 'generated-index', permalink: '/category/area', title: 'The area'},
          items: [
            {type: 'doc', id: 'a/first'},
            {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'a/second'}]},
            {type: 'link', href: 'https://example.com'},
          ],
        },
      ],
      other: [{type: 'doc', id: 'a/first'}],
    },
  });
  expect(pages.map(({kind, path, title, area}) => [kind, path, title, area])).toEqual([
    ['document', '/', 'home', 'Start'],
    ['category', '/category/area', 'The area', 'Area'],
    ['document', '/a/first/', 'a/first', 'Area'],
    ['document', '/a/second/', 'a/second', 'Area'],
    ['document', '/z/left/', 'z/left', 'Start'],
    ['document', '/a/hidden/', 'a/hidden', 'Area'],
  ]);
  expect(pages[0]).toMatchObject({id: 'home', source: 'docs/home.mdx', version: 'current'});
});

const boostOf = (frontMatter: object) =>
  versionOf({docs: [doc('one', {frontMatter})], sidebars: {}}).pages[0]!.searchBoost;

it.each([
  [{}, undefined],
  [{search: true, search_boost: 0.5}, 0.5],
  [{search: false, search_boost: 2}, 0],
])('reads the search boost from the front matter %j', (frontMatter, boost) => {
  expect(boostOf(frontMatter)).toBe(boost);
});

it.each([
  [{search: 'no'}, 'docs/one.mdx: "search" in the front matter is "no". Set it to false'],
  [{search_boost: 0}, 'docs/one.mdx: "search_boost" in the front matter is 0. Set it to a number'],
  [{search_boost: '2'}, '"search_boost" in the front matter is "2"'],
])('rejects the front matter %j', (frontMatter, message) => {
  expect(() => boostOf(frontMatter)).toThrow(message);
});

it('lists tag pages if there are tags', () => {
  const tags = [{permalink: '/tags/plan', label: 'Plan'}];
  const {pages} = versionOf({docs: [doc('one', {tags}), doc('two', {tags})]});
  expect(pages.filter(({kind}) => kind === 'tag').map(({path, title}) => [path, title])).toEqual([
    ['/tags', ''],
    ['/tags/plan', 'Plan'],
  ]);
});

it.each([
  ['3.9', {blogListPaginated: [{metadata: {blogTitle: 'Releases'}}]}],
  ['3.10', {blogTitle: 'Releases'}],
])('lists blog posts of Docusaurus %s, with the blog title as area', (_version, blog) => {
  const date = new Date('2025-11-18');
  const metadata = {
    ...{permalink: '/blog/release-2/', source: '@site/blog/2.mdx', title: 'Release 2'},
    ...{date, unlisted: false, frontMatter: {search: false}},
  };
  const {unversioned} = contentOf({blog: {default: {blogPosts: [{metadata}], ...blog}}});
  expect(unversioned).toMatchObject([
    {kind: 'post', id: 'blog/release-2', area: 'Releases', date: '2025-11-18', searchBoost: 0},
  ]);
});

it('lists standalone pages in Markdown', () => {
  const pages = [
    {type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'},
    {
      type: 'mdx',
      permalink: '/about/',
      source: '@site/src/pages/about.mdx',
      title: 'About us',
      frontMatter: {},
    },
    {
      ...{type: 'mdx', permalink: '/fr/a/b/'},
      source: '@site/i18n/fr/docusaurus-plugin-content-pages/a/b.md',
      frontMatter: {},
    },
  ];
  const {unversioned} = contentOf({pages: {default: pages}});
  expect(unversioned).toMatchObject([
    {kind: 'page', id: 'pages/about', path: '/about/', title: 'About us', area: 'About us'},
    {kind: 'page', id: 'pages/a/b', path: '/fr/a/b/', title: '', area: '/fr/a/b/'},
  ]);
});

it('lists other plugin instances without a version, and prefixes their ids', () => {
  const old = {versionName: '1', isLast: false, docs: [doc('old')]};
  const post = {
    ...{permalink: '/news/a/', source: '@site/news/a.mdx', title: 'A'},
    ...{date: '2025-11-18', frontMatter: {}},
  };
  const news = {blogPosts: [{metadata: post}], blogTitle: 'News'};
  const {versions, unversioned} = contentOf({
    docs: {
      community: docsWith({docs: [doc('join')]}, old),
      default: docsWith({docs: [doc('home')]}),
    },
    blog: {default: {blogPosts: []}, news},
    // Without a folder of pages.
    pages: {default: null},
  });
  expect(versions.map(({pages}) => pages.map(({id}) => id))).toEqual([['home']]);
  expect(unversioned.map(({id, area, version}) => [id, area, version])).toEqual([
    ['community/join', 'join', ''],
    ['news/blog/a', 'News', ''],
  ]);
});

it('reads the versions of the first docs instance if none has the default id', () => {
  const {versions, unversioned} = contentOf({
    docs: {sdk: docsWith({docs: [doc('intro')]}), api: docsWith({docs: [doc('intro')]})},
  });
  expect(versions[0]!.pages).toMatchObject([{id: 'intro', version: 'current'}]);
  expect(unversioned).toMatchObject([{id: 'api/intro', version: ''}]);
});

it('returns a version without pages if there are no docs', () => {
  const current = {name: 'current', label: '', isLast: true, path: '/fr/', pages: []};
  expect(contentOf({})).toEqual({versions: [current], unversioned: []});
});
