import {expect, it} from 'vitest';
import {findPage} from '../findPage';
import {readPlace} from '../place';
import {readProject} from '../project';
import {testSite} from './testProject';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const page = (id: string, slug: string) => `---\nid: ${id}\nslug: ${slug}\n---\n`;
const site = () =>
  testSite({
    'docs/projects/get_started.mdx': page('get_started', '/'),
    'docs/roadmapping/get_started.mdx': page('get_started', '/roadmapping/get_started/'),
    'docs/roadmapping/export.html.mdx': page('export', '/roadmapping/export/'),
    [`${french}/roadmapping/export.html.mdx`]: page('export', '/roadmapping/export/'),
    'docs/datasets/all.mdx': page('all', '/datasets/all/'),
    'contract/published.json': '{}',
    'contract/redirects.json': '{}',
  });
const project = () => readProject(site());
const find = (name: string) => findPage(project().pages, name);

it.each([
  'docs/roadmapping/export.html.mdx',
  './docs/roadmapping/export.html.mdx',
  'roadmapping/export.html.mdx',
  `${french}/roadmapping/export.html.mdx`,
  'roadmapping/export',
  'export',
  '/roadmapping/export/',
  '/roadmapping/export',
  '/fr/roadmapping/export/',
  'https://docs.telescope.example/fr/roadmapping/export/',
  'https://example.github.io/docs/fr/roadmapping/export/',
])('a page is known by %s', (name) => expect(find(name).id).toBe('roadmapping/export'));

it('a page may be the home page, has to be one alone, and is named as the message says', () => {
  expect(find('/').id).toBe('projects/get_started');
  expect(() => find('get_started')).toThrow(/Several pages[^]*roadmapping\/get_started/);
  expect(() => find('roadmapping/exports')).toThrow(/There is no page "roadmapping\/exports"/);
});

const place = (name: string, of?: string) => {
  const own = project();
  return readPlace(own, name, of ? findPage(own.pages, of) : undefined);
};

it.each([
  ['datasets', 'export', 'docs/datasets/export.mdx', 'datasets/export', '/datasets/export/'],
  ['docs/datasets/', 'export', 'docs/datasets/export.mdx', 'datasets/export', '/datasets/export/'],
  ['new/files.mdx', 'export', 'docs/new/files.mdx', 'new/files', '/new/files/'],
  ['docs', 'export', 'docs/export.mdx', 'export', '/export/'],
  // The home page keeps its address.
  ['datasets', '/', 'docs/datasets/get_started.mdx', 'datasets/get_started', '/'],
  ['datasets/new', undefined, 'docs/datasets/new.mdx', 'datasets/new', '/datasets/new/'],
])('the place %s is read, for the page %s', (name, of, file, id, slug) => {
  const {files, ...found} = place(name, of);
  expect(found).toEqual({id, slug});
  expect(files[0]).toBe(file);
});

it.each(['Data Sets', '../outside', 'datasets/Export.mdx', 'a//b', 'docs/'])(
  '%s is no place of a page',
  (name) => {
    expect(() => place(name)).toThrow('is no place for a page');
  },
);
