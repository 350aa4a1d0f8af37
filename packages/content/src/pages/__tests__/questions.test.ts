import {beforeEach, describe, expect, it} from 'vitest';
import {findPage} from '../findPage';
import {planNewPage} from '../newPage';
import {addQuestions, removeQuestions, renameQuestions} from '../questions';
import type {Project} from '../project';
import {testProject} from './testProject';

const file = 'search/questions.en.json';
const text = `{
  "administration/a": {
    "": ["first", "second"],
    "200": ["an id of digits keeps its place"]
  },
  "views/list": {
    "": ["third"]
  }
}
`;

let project: Project;
beforeEach(() => {
  project = testProject();
  project.changes.write(file, text);
  // A language that an owner adds has no questions yet.
  project.changes.delete('search/questions.fr.json');
});
const after = async (edit: Promise<void>) => {
  await edit;
  return project.changes.read(file);
};

describe('the questions', () => {
  it('of a new page are an empty list for each section, where the order has them', async () => {
    const page = {files: ['docs/roadmap/new.mdx'], id: 'roadmap/new', slug: '/roadmap/new/'};
    project.changes.write(
      page.files[0]!,
      '---\ntitle: New\n---\n\n## A {#a}\n\n### B {#b}\n\n## Related pages {#related-pages}\n',
    );
    expect(await after(addQuestions(project, page))).toBe(
      text.replace(
        '  "views/list"',
        '  "roadmap/new": {\n    "": [],\n    "a": [],\n    "b": []\n  },\n  "views/list"',
      ),
    );
    const last = {...page, id: 'zone/new'};
    expect(await after(addQuestions(project, last))).toMatch(/"third"\]\n {2}\},\n {2}"zone\/new"/);
  });

  it('of a page that moves keep their place', async () => {
    expect(await after(renameQuestions(project, 'views/list', 'a "table"'))).toBe(
      text.replace('"views/list"', '"a \\"table\\""'),
    );
    expect(await after(renameQuestions(project, 'nowhere', 'elsewhere'))).not.toContain('where');
  });

  it('of a page that goes, go', async () => {
    expect(await after(removeQuestions(project, 'views/list'))).toBe(
      `${text.slice(0, text.indexOf(',\n  "views'))}\n}\n`,
    );
    expect(await after(removeQuestions(project, 'nowhere'))).toContain('administration/a');
  });

  it('are not written for a language without a file', async () => {
    await removeQuestions(project, 'views/list');
    expect(project.changes.exists('search/questions.fr.json')).toBe(false);
  });
});

it('of this guide stay as they are but for the page that is asked for', async () => {
  const own = testProject();
  const before = own.changes.read(file);
  const {id} = findPage(own.pages, 'roadmapping/export');
  const place = 'roadmapping/share_view';
  const {changes} = await planNewPage(own, {place, kind: 'reference', after: id, tags: []});
  await removeQuestions(own, place);
  expect(changes.read(file)).toBe(before);
});
