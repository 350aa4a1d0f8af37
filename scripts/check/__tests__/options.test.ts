import {describe, expect, it} from 'vitest';
import {isChosen, readOptions} from '../options';

describe('the flags of the command', () => {
  it('are by default: this project, all pages, text, nothing mended', () => {
    expect(readOptions([])).toEqual({
      fix: false,
      format: 'text',
      root: process.cwd(),
      paths: [],
    });
  });

  it('take paths as from the root', () => {
    expect(readOptions(['--fix', './docs/glossary.mdx', 'docs/api/']).paths).toEqual([
      'docs/glossary.mdx',
      'docs/api',
    ]);
  });

  it.each([
    ['--fixx', "Unknown option '--fixx'.\nThe command takes --fix"],
    [
      '--root=scripts',
      '--root is "scripts": expected a folder with the pages of a guide in docs/.',
    ],
    ['--format=xml', '--format is "xml": expected one of text, json'],
    ['docs/glosary.mdx', 'docs/glosary.mdx: there is no such file or folder'],
  ])('refuse %s', (flag, message) => {
    expect(() => readOptions([flag])).toThrow(message);
  });
});

it.each([
  [[], true],
  [['docs/api'], true],
  [['docs/api/api.mdx'], true],
  [['docs/ap'], false],
  [['i18n'], false],
  [[''], true],
])('with %j a page is reported on: %s', (paths, chosen) => {
  expect(isChosen('docs/api/api.mdx', paths)).toBe(chosen);
});
