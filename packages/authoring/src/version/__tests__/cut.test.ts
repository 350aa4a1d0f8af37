import {expect, it} from 'vitest';
import {filesIn, folderWith} from '../../../../content/src/__tests__/files';
import {runCut} from '..';

const before = {
  'docs/api/a.mdx': '---\ntitle: A\n---\n',
  'static/figures/en/a.svg': '',
  'versions.json': '["1.0"]',
};

it.each([
  [[], '"" is no name of a version'],
  [['2.0', '3.0'], 'A version has one name'],
  [['1.0'], 'The version 1.0 exists already, with 1.0.'],
  [['2/0'], '"2/0" is no name of a version'],
  [['.'], '"." is no name of a version'],
  [['Next'], '"Next" is the name of what is being written'],
  [['api'], '/api/ is the address of pages: docs/api'],
])('refuses %j, and leaves everything as it was', (args, message) => {
  const siteDir = folderWith(before);
  const cut = () => runCut({siteDir, data: {}, copied: ['static/figures']}, args);
  expect(cut).toThrow(message);
  expect(filesIn(siteDir)).toEqual(before);
});

it('leaves the list of versions as it was when it fails on the way', () => {
  const siteDir = folderWith(before);
  // Docusaurus finds no site.
  expect(() => runCut({siteDir, data: {}, copied: []}, ['2.0'])).toThrow();
  expect(filesIn(siteDir)).toMatchObject(before);
});
