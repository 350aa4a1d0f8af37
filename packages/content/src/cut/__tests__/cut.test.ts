import {beforeEach, expect, it} from 'vitest';
import {filesIn, folderWith, writeFiles} from '../../__tests__/files';
import {runCut} from '..';

const before = {
  'docs/api/a.mdx': '---\ntitle: A\n---\n',
  'static/figures/en/a.svg': '',
  'versions.json': '["1.0"]',
};
let siteDir: string;
const cut = (...args: string[]) =>
  runCut({siteDir, data: {labels: {en: {}}}, copied: ['static/figures']}, args);

beforeEach(() => {
  siteDir = folderWith(before);
});

it.each([
  [[], 'Name the version to cut: npm run release:version -- 2025.8'],
  [['1.0', '2.0'], 'Name the version to cut'],
  [['1.0'], 'The version 1.0 exists already, with 1.0. Choose another name'],
  [['2/0'], '"2/0" is no name of a version'],
  [['.'], '"." is no name of a version'],
  [['Next'], '"Next" is the name of what is being written'],
  [['api'], '/api/ is the address of pages: docs/api'],
  // It fails on the way, as Docusaurus finds no site.
  [['2.0'], 'The version 2.0 was not cut, and nothing of it is left.'],
])('refuses %j, and leaves everything as it was', (args, message) => {
  expect(() => cut(...args)).toThrow(message);
  expect(filesIn(siteDir)).toEqual(before);
});

it('refuses a name of which something is left', () => {
  writeFiles(siteDir, {'versioned_data/version-2.0.json': '{}'});
  expect(() => cut('2.0')).toThrow('are there already, though versions.json does not name it');
});
