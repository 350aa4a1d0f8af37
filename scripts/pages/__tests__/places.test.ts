import {describe, expect, it} from 'vitest';
import {insertAfter, withAlias} from '../contract';
import {asYaml, withValue} from '../frontMatter';
import {readPlace} from '../move/place';
import {completeFlags} from '../new/ask';
import {findPage, readPages, type PageFiles} from '../readPages';

const pages = readPages(process.cwd());
const find = (name: string) => findPage(pages, name);

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
  ])('knows %s', (name) => expect(find(name).id).toBe('roadmapping/export'));

  it('knows the home page, and a page by the name of its file', () => {
    expect(find('/').id).toBe('projects/project_items/get_started');
    expect(find('docs/administration/admin_get_started.html.mdx').slug).toBe(
      '/administration/admin_get_started/',
    );
  });

  it('asks which one, or names what is near', () => {
    expect(() => find('get_started')).toThrow(/Several pages[^]*roadmapping\/get_started/);
    expect(() => find('roadmapping/exports')).toThrow(/There is no page "roadmapping\/exports"/);
    expect(() => find('kanban_board')).toThrow(/like name:\n {2}projects\/projects_views\/kanban/);
  });
});

describe('readPlace', () => {
  const page = find('roadmapping/export');
  const place = (name: string, of: PageFiles = page) => readPlace(of, name);

  it.each([
    ['datasets', 'docs/datasets/export.mdx', 'datasets/export', '/datasets/export/'],
    ['docs/datasets/', 'docs/datasets/export.mdx', 'datasets/export', '/datasets/export/'],
    ['new/files.mdx', 'docs/new/files.mdx', 'new/export', '/new/files/'],
    ['docs', 'docs/export.mdx', 'export', '/export/'],
  ])('reads %s', (name, english, id, slug) => {
    expect(place(name)).toMatchObject({english, id, slug});
  });

  it('keeps the name that an address had, and the address of the home page', () => {
    expect(place('datasets', find('admin_get_started')).slug).toBe('/datasets/admin_get_started/');
    expect(place('datasets', find('/')).slug).toBe('/');
  });

  it.each(['Data Sets', '../outside', 'datasets/Export.mdx', 'a//b'])('refuses %s', (name) => {
    expect(() => place(name)).toThrow('is no place for a page');
  });
});

describe('the contract', () => {
  it('has no chain of addresses', () => {
    const aliases = {'/a/': '/b/', '/c/': '/d/', '/e/': '/f/'};
    expect(withAlias(aliases, '/b/', '/c/')).toEqual({'/a/': '/c/', '/e/': '/f/', '/b/': '/c/'});
  });

  it('gets an entry after another one, or at its end', () => {
    expect(Object.keys(insertAfter({a: 1, b: 2}, 'a', 'c', 3))).toEqual(['a', 'c', 'b']);
    expect(Object.keys(insertAfter({a: 1}, undefined, 'c', 3))).toEqual(['a', 'c']);
  });
});

describe('front matter', () => {
  it('gets a value in its place, or at the top', () => {
    const page = '---\nid: a\nslug: /a/\n---\n\nslug: text\n';
    expect(withValue(page, 'slug', '/b/$1/')).toBe(page.replace('/a/', () => '/b/$1/'));
    expect(withValue('---\ntitle: A\n---\n', 'id', 'a')).toBe('---\nid: a\ntitle: A\n---\n');
  });

  it.each([
    ['Plain words', 'Plain words'],
    ['With: a colon', "'With: a colon'"],
    ['l’été', 'l’été'],
    ["It's #1", `"It's #1"`],
  ])('writes %s as %s', (text, yaml) => expect(asYaml(text)).toBe(yaml));
});

describe('completeFlags', () => {
  const questions = [
    {flag: 'name', question: 'Name?'},
    {flag: 'tags', question: 'Tags?', otherwise: ''},
  ];

  it('takes what is given, and what stands for the rest', async () => {
    expect(await completeFlags({name: 'a', other: undefined}, questions)).toEqual({
      name: 'a',
      tags: '',
    });
  });

  it('names what is missing where nobody can be asked', async () => {
    await expect(completeFlags({}, questions)).rejects.toThrow('--name: Name?');
  });
});
