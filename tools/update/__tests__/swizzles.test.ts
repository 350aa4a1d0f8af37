import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {dependencies} from '../../../package.json';
import {differenceOf, findSwizzles, type Swizzle} from '../swizzles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'swizzles-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** A project in which the theme has these files. */
function install(name: string, files: Record<string, string>): string {
  const theme = path.join(folder, name, 'node_modules/@docusaurus/theme-classic/lib/theme');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(theme, file)), {recursive: true});
    fs.writeFileSync(path.join(theme, file), text);
  }
  return path.join(folder, name);
}

const tag: Swizzle = {
  file: 'src/theme/Tag/index.tsx',
  how: 'Replaced',
  component: 'Tag',
  package: '@docusaurus/theme-classic',
  version: '3.9.1',
};

describe('swizzled components', () => {
  it('are found by their headers, each with the upstream files that it names', () => {
    const swizzles = findSwizzles('.');
    expect(swizzles.length).toBeGreaterThan(25);
    expect(swizzles).toContainEqual(tag);
    for (const swizzle of swizzles) {
      expect(swizzle.version).toBe(dependencies['@docusaurus/core']);
      expect(differenceOf(swizzle, '.', '.')).toBe('');
    }
  });

  it('differ when a file of theirs is changed, added or removed', () => {
    const before = install('before', {'Tag/index.js': 'one\n', 'Tag/old.css': 'old\n'});
    const after = install('after', {'Tag/index.js': 'two\n', 'Tag/new.css': 'new\n'});
    const difference = differenceOf(tag, before, after);
    expect(difference).toMatch(/-one\n\+two\n[^]*\+new\n[^]*-old\n/);
    expect(difference).not.toContain(folder);
  });

  it('do not differ by a component inside them', () => {
    const before = install('outer', {'Tag/index.js': 'one\n', 'Tag/Inner/index.js': 'one\n'});
    const after = install('inner', {'Tag/index.js': 'one\n', 'Tag/Inner/index.js': 'two\n'});
    expect(differenceOf(tag, before, after)).toBe('');
  });

  it('whose header names no component stop with the file to correct', () => {
    expect(() => differenceOf({...tag, component: 'Tagg'}, '.', '.')).toThrow(
      'src/theme/Tag/index.tsx: @docusaurus/theme-classic has no Tagg. Correct the header of the file.',
    );
  });
});
