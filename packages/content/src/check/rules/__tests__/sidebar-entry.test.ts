import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {sidebarEntry} from '../sidebar-entry';

const entry = (id: string, unlisted = false) => ({
  id,
  source: `docs/${id}.mdx`,
  path: `/${id}/`,
  tags: [],
  unlisted,
});

const findings = (items: string) =>
  findingsIn(sidebarEntry, {
    'docs/a.mdx': '---\nid: a\n---\n',
    'docs/b.mdx': '---\nid: b\n---\n',
    'docs/hidden.mdx': '---\nid: hidden\n---\n',
    'contract/routes.json': JSON.stringify({
      docs: [entry('a'), entry('b'), entry('hidden', true)],
    }),
    'sidebars.ts': `export default {docs: [\n${items}\n]};\n`,
  });

it('passes listed pages of the menu, at any depth; one that is unlisted needs no place', async () => {
  expect(
    await findings("{type: 'category', label: 'One', items: ['a']},\n{type: 'doc', id: 'b'}"),
  ).toEqual([]);
});

it('finds a page without a place, though an icon has its name', async () => {
  expect(
    await findings("{type: 'category', className: iconClass('b'), items: ['a']}"),
  ).toMatchObject([
    {file: 'docs/b.mdx', line: 2, remedy: expect.stringContaining("Add 'b'") as string},
  ]);
});
