import fs from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {publish, redirect} from '../contract';
import {addToMenu, removeFromMenu, renameInMenu} from '../menu';
import type {Project} from '../project';
import {testProject} from './testProject';

let project: Project;
beforeEach(() => {
  project = testProject();
});

describe('redirects', () => {
  const after = (from: string, to: string) => {
    project.changes.write('contract/redirects.json', '{"/a/": "/b/", "/c.html": "/c/"}');
    redirect(project, from, to);
    return project.changes.readJson('contract/redirects.json');
  };

  it.each([
    ['one more', '/x/', '/y/', {'/a/': '/b/', '/c.html': '/c/', '/x/': '/y/'}],
    ['no chain', '/b/', '/d/', {'/a/': '/d/', '/c.html': '/c/', '/b/': '/d/'}],
    [
      'none that leads away from a page, after a move back',
      '/b/',
      '/a/',
      {'/c.html': '/c/', '/b/': '/a/'},
    ],
    ['one for an address', '/a/', '/e/', {'/c.html': '/c/', '/a/': '/e/'}],
  ])('have %s', (_, from, to, expected) => {
    expect(after(from, to)).toEqual(expected);
  });
});

it('published addresses keep the anchors that they had', () => {
  project.changes.write('contract/published.json', '{\n  "/b/": ["one"]\n}\n');
  publish(project, '/b/', ['two', 'one']);
  publish(project, '/a/');
  expect(project.changes.read('contract/published.json')).toBe(
    '{\n  "/a/": [],\n  "/b/": ["one", "two"]\n}\n',
  );
});

describe('the menu', () => {
  const source = fs.readFileSync('sidebars.ts', 'utf8');
  const edited = async (edit: Promise<void>) => {
    await edit;
    return project.changes.read('sidebars.ts').replace(/\s+/g, '');
  };
  beforeEach(() => project.changes.write('sidebars.ts', source));

  it('gets a page after another one, which is a word or an entry', async () => {
    const menu = await edited(addToMenu(project, 'roadmapping/share', 'roadmapping/export'));
    expect(menu).toContain("'roadmapping/export','roadmapping/share','roadmapping/timeline");
    expect(await edited(addToMenu(project, 'words', 'glossary'))).toContain(
      "{type:'doc',id:'glossary',className:iconClass('glossary')},'words',{",
    );
    await expect(addToMenu(project, 'a', 'nowhere')).rejects.toThrow('does not list nowhere');
  });

  it('changes an id, and neither an icon nor a label of that name', async () => {
    expect(await edited(renameInMenu(project, 'glossary', 'reference/glossary'))).toContain(
      "{type:'doc',id:'reference/glossary',className:iconClass('glossary')}",
    );
    expect(await edited(renameInMenu(project, 'troubleshooting', 'help'))).toContain(
      "className:iconClass('troubleshooting')",
    );
  });

  it('loses a page, written as a word or as an entry, and nothing else', async () => {
    expect(await edited(removeFromMenu(project, 'roadmapping/export'))).toBe(
      source.replace(/\s+/g, '').replace("'roadmapping/export',", ''),
    );
    expect(await edited(removeFromMenu(project, 'glossary'))).not.toContain("id:'glossary'");
  });
});
