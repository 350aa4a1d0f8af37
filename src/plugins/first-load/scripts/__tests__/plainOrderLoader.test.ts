import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import plainOrder from '../plainOrderLoader.cjs';

const themeDir = path.dirname(require.resolve('@docusaurus/theme-common'));
const helpers = fs.readFileSync(path.join(themeDir, 'utils/reactUtils.js'), 'utf8');

it('compares names of properties without the rules of a language', () => {
  expect(helpers).toContain('localeCompare');
  expect(plainOrder(helpers)).toContain('deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));');
});

it('stops the build when the theme has changed', () => {
  expect(() => plainOrder('')).toThrow('plainOrderLoader.cjs');
});
