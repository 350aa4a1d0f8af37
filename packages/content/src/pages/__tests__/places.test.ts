import {describe, expect, it} from 'vitest';
import {findPage, type PageFiles} from '../findPage';
import {readPlace} from '../place';
import {testProject} from './testProject';

const project = testProject();
const find = (name: string) => findPage(project.pages, name);

describe('findPage', () => {
  it.each([
    'docs/roadmapping/export.mdx',
    './docs/roadmapping/export.mdx',
    'roadmapping/export.mdx',
    'i18n/fr/docusaurus-plugin-content-docs/current/roadmapping/export.mdx',
    'roadmapping/export',
    'export',
    '/roadmapping/export/',
    '/roadmapping/export',
    '/fr/roadmapping/export/',
    'https://docs.telescope.example/fr/roadmapping/export/',
    'https://example.github.io/docs/fr/roadmapping/export/',
  ])('knows %s', (name) => expect(find(name).id).toBe('roadmapping/export'));

  it('knows the home page, and a page by the name of its file', () => {
    expect(find('/').id).toBe('projects/project_items/get_started');
    expect(find('docs/administration/admin_get_started.html.mdx').slug).toBe(
      '/administration/admin_get_started/',
    );
  });

  it('asks which one, or says how to name a page', () => {
    expect(() => find('get_started')).toThrow(/Several pages[^]*roadmapping\/get_started/);
    expect(() => find('roadmapping/exports')).toThrow(/There is no page "roadmapping\/exports"/);
  });
});

describe('readPlace', () => {
  const page = find('roadmapping/export');
  const place = (name: string, of?: PageFiles) => readPlace(project, name, of);

  it.each([
    ['datasets', 'docs/datasets/export.mdx', 'datasets/export', '/datasets/export/'],
    ['docs/datasets/', 'docs/datasets/export.mdx', 'datasets/export', '/datasets/export/'],
    ['new/files.mdx', 'docs/new/files.mdx', 'new/files', '/new/files/'],
    ['docs', 'docs/export.mdx', 'export', '/export/'],
  ])('reads %s, where a page moves to', (name, file, id, slug) => {
    const found = place(name, page);
    expect(found).toMatchObject({id, slug});
    expect(found.files[0]).toBe(file);
  });

  it('reads the place of a new page, and keeps the address of the home page', () => {
    expect(place('datasets/new')).toMatchObject({id: 'datasets/new', slug: '/datasets/new/'});
    expect(place('datasets', find('/')).slug).toBe('/');
  });

  it.each(['Data Sets', '../outside', 'datasets/Export.mdx', 'a//b', 'docs/'])(
    'refuses %s',
    (name) => {
      expect(() => place(name)).toThrow('is no place for a page');
    },
  );
});
