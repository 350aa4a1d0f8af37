import {expect, it} from 'vitest';
import {isChosen, readOptions} from '../options';

it('the command reads all of this project, and mends nothing, unless it is told otherwise', () => {
  const root = process.cwd();
  expect(readOptions([])).toEqual({fix: false, format: 'text', root, paths: []});
  expect(readOptions(['--fix', './docs/glossary.mdx', 'docs/api/'])).toMatchObject({
    fix: true,
    paths: ['docs/glossary.mdx', 'docs/api'],
  });
});

it.each([
  ['--fixx', "Unknown option '--fixx'.\nThe command takes --fix"],
  ['--format=xml', '--format is "xml".\nThe command takes'],
  ['--root=no-such-folder', 'no-such-folder: there is no such file or folder'],
  ['docs/glosary.mdx', 'docs/glosary.mdx: there is no such file or folder'],
])('the command refuses %s', (flag, message) => {
  expect(() => readOptions([flag])).toThrow(message);
});

it.each([
  [[], true],
  [[''], true],
  [['docs/api'], true],
  [['docs/api/api.mdx'], true],
  [['docs/ap'], false],
])('with %j a page is reported on: %s', (paths, chosen) => {
  expect(isChosen('docs/api/api.mdx', paths)).toBe(chosen);
});
