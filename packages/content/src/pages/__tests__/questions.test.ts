import {expect, it} from 'vitest';
import {addQuestions, removeQuestions, renameQuestions} from '../questions';
import {testProject, type Edit} from './testProject';

const file = 'search/questions.en.json';
const list = '  "views/list": {\n    "": ["third"]\n  }';
const text = `{
  "administration/a": {
    "": ["first", "second"],
    "200": ["an id of digits keeps its place"]
  },
${list}
}
`;
const page = 'docs/new.mdx';
const sections = '## A {#a}\n\n### B {#b}\n\n## Related pages {#related-pages}\n';
const added = (id: string) => `  "${id}": {\n    "": [],\n    "a": [],\n    "b": []\n  }`;
const add: Edit = (project, id = '') => addQuestions(project, {files: [page], id, slug: `/${id}/`});

// A language that an owner adds has no questions yet: no file is written for it.
it.each<[string, Edit, string[], string]>([
  // A list for each section, where the order has them.
  ['a new page are empty', add, ['views/a'], `${added('views/a')},\n${list}`],
  ['a new page may be the last', add, ['zone/new'], `${list},\n${added('zone/new')}`],
  [
    'a page that moves keep their place',
    renameQuestions,
    ['views/list', 'a "table"'],
    list.replace('views/list', 'a \\"table\\"'),
  ],
  ['others stay when a page moves', renameQuestions, ['a', 'b'], list],
  ['others stay when a page goes', removeQuestions, ['a'], list],
])('the questions of %s', async (_, edit, ids, now) => {
  const project = testProject({[file]: text, [page]: sections});
  await edit(project, ...ids);
  expect(project.changes.read(file)).toBe(text.replace(list, now));
  expect(project.changes.exists('search/questions.fr.json')).toBe(false);
});

it('the questions of a page that goes, go', async () => {
  const project = testProject({[file]: text});
  await removeQuestions(project, 'views/list');
  expect(project.changes.read(file)).toBe(text.replace(`,\n${list}`, ''));
});
