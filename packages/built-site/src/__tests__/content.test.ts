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

const versionOf = (facts: object) =>
  readContent({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            versionName: 'current',
            label: 'Next',
            isLast: true,
            path: '/',
            tagsPath: '/tags',
            ...facts,
          },
        ],
      },
    },
  } as never).versions[0]!;

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

it('lists tag pages if there are tags', () => {
  const tags = [{permalink: '/tags/plan', label: 'Plan'}];
  const {pages} = versionOf({docs: [doc('one', {tags}), doc('two', {tags})], sidebars: {}});
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
    ...{date, unlisted: false},
  };
  const {unversioned} = readContent({
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [{metadata}],
        ...blog,
      },
    },
  } as never);
  expect(unversioned).toMatchObject([
    {kind: 'post', id: 'blog/release-2', area: 'Releases', date: '2025-11-18'},
  ]);
});

it('lists standalone pages in Markdown', () => {
  const pages = [
    {type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'},
    {type: 'mdx', permalink: '/about/', source: '@site/src/pages/about.mdx', title: 'About us'},
    {
      ...{type: 'mdx', permalink: '/fr/a/b/'},
      source: '@site/i18n/fr/docusaurus-plugin-content-pages/a/b.md',
    },
  ];
  const {unversioned} = readContent({'docusaurus-plugin-content-pages': {default: pages}} as never);
  expect(unversioned).toMatchObject([
    {kind: 'page', id: 'pages/about', path: '/about/', title: 'About us', area: 'About us'},
    {kind: 'page', id: 'pages/a/b', path: '/fr/a/b/', title: '', area: '/fr/a/b/'},
  ]);
});
