import {expect, it} from 'vitest';
import {filesIn, folderWith} from '../../../../content/src/__tests__/files';
import {runVersion} from '..';

const before = {
  'docs/3d/a.mdx': '---\ntitle: A\n---\n',
  'static/figures/en/a.svg': '',
  'versions.json': '["1.0"]',
};

it.each<[string[], string]>([
  [[], '"" is not a valid version name'],
  [['2.0', '3.0'], '"2.0 3.0" is not a valid version name'],
  [['1.0'], 'Version 1.0 exists already. Versions: 1.0.'],
  [['2/0'], '"2/0" is not a valid version name'],
  ...['current', 'fr', 'con', '2.'].map((name): [string[], string] => [
    [name],
    `"${name}" is not a valid version name: it must start with a digit`,
  ]),
  [['3d'], '/3d/ is the URL of the pages in docs/3d'],
])('rejects %j without changes', (args, message) => {
  const siteDir = folderWith(before);
  const run = () => runVersion({siteDir, data: {}, copied: ['static/figures']}, args);
  expect(run).toThrow(message);
  expect(filesIn(siteDir)).toEqual(before);
});

it('keeps the list of versions if it fails midway', () => {
  const siteDir = folderWith(before);
  // There's no Docusaurus site.
  expect(() => runVersion({siteDir, data: {}, copied: []}, ['2.0'])).toThrow();
  expect(filesIn(siteDir)).toMatchObject(before);
});
