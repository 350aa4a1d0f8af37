import {expect, it} from 'vitest';
import {removeSeen, renameSeen} from '../absent';
import {testProject, type Edit} from './testProject';

const file = 'search/absent.en.json';
const seen = '["views/list#bulk-edit", "views/list-2#bulk-edit", "views/list"]';
const text = `[
  {
    "id": "chat",
    "asked": ["views/list"],
    "says": "views/list",
    "instead": "",
    "see": ${seen}
  },
  {"id": "sms", "asked": [], "says": "", "instead": "", "see": []}
]
`;
// A language that an owner adds has no file: none is written for it.
it.each<[string, Edit, string[], string]>([
  [
    'follows a page that moves, and its sections',
    renameSeen,
    ['views/list', 'a "table"'],
    '["a \\"table\\"#bulk-edit", "views/list-2#bulk-edit", "a \\"table\\""]',
  ],
  ['is no more a page that goes', removeSeen, ['views/list'], '["views/list-2#bulk-edit"]'],
  ['stays when another page moves', renameSeen, ['nowhere', 'views'], seen],
  ['stays when another page goes', removeSeen, ['views'], seen],
])('what readers see of something absent %s', async (_, edit, ids, now) => {
  const project = testProject({[file]: text});
  await edit(project, ...ids);
  expect(project.changes.read(file)).toBe(text.replace(seen, now));
  expect(project.changes.exists('search/absent.fr.json')).toBe(false);
});
