import {beforeEach, describe, expect, it} from 'vitest';
import {removeSeen, renameSeen} from '../absent';
import type {Project} from '../project';
import {testProject} from './testProject';

const file = 'search/absent.en.json';
const text = `[
  {
    "id": "chat",
    "asked": ["views/list"],
    "says": "views/list",
    "instead": "",
    "see": ["views/list#bulk-edit", "views/list-2#bulk-edit", "views/list"]
  },
  {"id": "sms", "asked": [], "says": "", "instead": "", "see": []}
]
`;

let project: Project;
beforeEach(() => {
  project = testProject();
  project.changes.write(file, text);
  // A language that an owner adds has no file yet.
  project.changes.delete('search/absent.fr.json');
});
const after = async (edit: Promise<void>) => {
  await edit;
  return project.changes.read(file);
};

describe('where readers are led who ask for something that is absent', () => {
  it('follows a page that moves, and its sections', async () => {
    expect(await after(renameSeen(project, 'views/list', 'a "table"'))).toBe(
      text.replace(
        '"views/list#bulk-edit", "views/list-2#bulk-edit", "views/list"]',
        '"a \\"table\\"#bulk-edit", "views/list-2#bulk-edit", "a \\"table\\""]',
      ),
    );
  });

  it('is no more a page that goes', async () => {
    expect(await after(removeSeen(project, 'views/list'))).toBe(
      text.replace(/\["views\/list#.*\]/, '["views/list-2#bulk-edit"]'),
    );
    expect(await after(removeSeen(project, 'views/list-2'))).toContain('"see": []\n  },');
  });

  it('stays as it is for another page', async () => {
    expect(await after(renameSeen(project, 'nowhere', 'elsewhere'))).toBe(text);
    expect(await after(removeSeen(project, 'views'))).toBe(text);
  });

  it('is not written for a language without a file', async () => {
    await removeSeen(project, 'views/list');
    expect(project.changes.exists('search/absent.fr.json')).toBe(false);
  });
});

it.each(['en', 'fr'])('what is absent in this guide stays as it is in %s', async (locale) => {
  const own = testProject();
  const before = own.changes.read(`search/absent.${locale}.json`);
  await renameSeen(own, 'glossary', 'words');
  await renameSeen(own, 'words', 'glossary');
  await removeSeen(own, 'nowhere');
  expect(own.changes.read(`search/absent.${locale}.json`)).toBe(before);
});
