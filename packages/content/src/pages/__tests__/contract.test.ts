import {expect, it} from 'vitest';
import {publish, redirect, renameInData} from '../contract';
import {addToMenu, renameInMenu} from '../menu';
import {testProject} from './testProject';

it.each([
  ['one more', '/x/', '/y/', {'/a/': '/b/', '/c.html': '/c/', '/x/': '/y/'}],
  ['no chain', '/b/', '/d/', {'/a/': '/d/', '/c.html': '/c/', '/b/': '/d/'}],
  ['none away from a page that moves back', '/b/', '/a/', {'/c.html': '/c/', '/b/': '/a/'}],
  ['one for an address', '/a/', '/e/', {'/c.html': '/c/', '/a/': '/e/'}],
])('redirects have %s', (_, from, to, expected) => {
  const file = 'contract/redirects.json';
  const project = testProject({[file]: '{"/a/": "/b/", "/c.html": "/c/"}'});
  redirect(project, from, to);
  expect(project.changes.readJson(file)).toEqual(expected);
});

it('published addresses keep the anchors that they had', () => {
  const file = 'contract/published.json';
  const project = testProject({[file]: '{\n  "/b/": ["one"]\n}\n'});
  publish(project, '/b/', ['two', 'one']);
  publish(project, '/a/');
  expect(project.changes.read(file)).toBe('{\n  "/a/": [],\n  "/b/": ["one", "two"]\n}\n');
});

const menu = `export default {
  docs: [
    {type: 'doc', id: 'words', className: iconClass('words')},
    'views/list',
    {type: 'category', label: 'Help', className: iconClass('help'), items: ['help', 'more']},
  ],
};
`;
const entry = "{type: 'doc', id: 'words', className: iconClass('words')}";

it.each([
  ['gets a page after a word', addToMenu, 'new', 'help', "['help'", "['help', 'new'"],
  ['gets a page after an entry', addToMenu, 'new', 'words', entry, `${entry},\n    'new'`],
  // An icon may have the name of a page.
  ['changes a word', renameInMenu, 'help', 'aid', "['help'", "['aid'"],
  ['changes an entry', renameInMenu, 'words', 'more/words', "id: 'words", "id: 'more/words"],
])('the menu %s', async (_, edit, id, other, old, now) => {
  const project = testProject({'sidebars.ts': menu});
  await edit(project, id, other);
  expect(project.changes.read('sidebars.ts')).toBe(menu.replace(old, now));
});

it('the menu gets no page after one that it does not list', async () => {
  const added = addToMenu(testProject({'sidebars.ts': menu}), 'new', 'nowhere');
  await expect(added).rejects.toThrow('does not list nowhere');
});

it('data name a page that moves by its new id and address, and its sections too', () => {
  const text = (id: string, slug: string) => `{
  "views/list-2": {"": ["views/list"]},
  "${id}": {"": ["/views/list-2/"], "bulk": []},
  "asked": ["views/list"], "see": ["${id}#bulk", "views/list-2#bulk", "${id}"],
  "page": "${id}", "to": "${slug}#bulk"
}`;
  const project = testProject({'data.json': text('views/list', '/views/list/')});
  const pageAt = (id: string) => ({id, slug: `/${id}/`});
  renameInData(project, pageAt('views/list'), pageAt('table'));
  expect(project.changes.read('data.json')).toBe(text('table', '/table/'));
});
