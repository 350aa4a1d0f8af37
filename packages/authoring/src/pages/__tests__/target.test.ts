import {expect, it} from 'vitest';
import {resolveTarget} from '../target';
import {findPage, readProject} from '../project';
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
    'contract/routes.json': '{"search": "/search/"}',
    'contract/published.json': '{"/gone/": []}',
    'contract/redirects.json': '{"/old/": "/datasets/all/"}',
    'static/img/logo.svg': '',
  });
const project = () => readProject(site());
const find = (name: string) => findPage(project().pages, name);

it.each([
  'docs/roadmapping/export.html.mdx',
  `./${french}/roadmapping/export.html.mdx`,
  'roadmapping/export',
])('finds a page by %s', (name) => expect(find(name).id).toBe('roadmapping/export'));

const resolve = (name: string, of?: string) => {
  const own = project();
  return resolveTarget(own, name, of ? findPage(own.pages, of) : undefined);
};

it.each([
  ['datasets', 'roadmapping/export', 'datasets/export'],
  ['docs/datasets/', 'roadmapping/export', 'datasets/export'],
  ['new/files.mdx', 'roadmapping/export', 'new/files'],
  ['docs', 'roadmapping/export', 'export'],
  // The home page keeps its URL.
  ['datasets', 'projects/get_started', 'datasets/get_started', '/'],
  ['datasets/new', undefined, 'datasets/new'],
])('resolves the target %s of the page %s', (name, of, id, slug = `/${id}/`) => {
  const {files, ...found} = resolve(name, of);
  expect(found).toEqual({id, slug});
  expect(files[0]).toBe(`docs/${id}.mdx`);
});

it.each(['Data Sets', '../outside', 'datasets/Export.mdx', 'a//b', 'docs/'])(
  'rejects the target %s',
  (name) => {
    expect(() => resolve(name)).toThrow('is not a valid page path');
  },
);

it.each([
  ['search', '/search/ is or was used: see contract/routes.json.'],
  ['gone', 'see contract/published.json'],
  ['old', 'see contract/redirects.json'],
  ['img', 'see static/img/'],
])('rejects the target %s, which has a URL that is not free', (name, message) => {
  expect(() => resolve(name)).toThrow(message);
  expect(() => resolve(name, 'roadmapping/export')).toThrow(message);
});
