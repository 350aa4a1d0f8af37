import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {runCut} from '..';

let siteDir: string;
const files = () => fs.readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).sort();
const cut = (...args: string[]) =>
  runCut({siteDir, data: {labels: {en: {}}}, copied: ['static/figures']}, args);
const write = (file: string, text = '') => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  write('docs/api/a.mdx', '---\ntitle: A\n---\n');
  write('static/figures/en/a.svg');
  write('versions.json', '["1.0"]');
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

it.each([
  [[], 'Name the version to cut: npm run release:version -- 2025.8'],
  [['1.0', '2.0'], 'Name the version to cut'],
  [['1.0'], 'The version 1.0 exists already, with 1.0. Choose another name'],
  [['2/0'], '"2/0" is no name of a version'],
  [['.'], '"." is no name of a version'],
  [['Next'], '"Next" is the name of what is being written'],
  [['api'], '/api/ is the address of pages: docs/api'],
])('refuses %j before anything is written', (args, message) => {
  const before = files();
  expect(() => cut(...args)).toThrow(message);
  expect(files()).toEqual(before);
});

it('refuses a name of which something is left', () => {
  write('versioned_data/version-2.0.json', '{}');
  expect(() => cut('2.0')).toThrow('are there already, though versions.json does not name it');
});

it('leaves nothing when it fails on the way: here Docusaurus finds no site', () => {
  const before = files();
  expect(() => cut('2.0')).toThrow('The version 2.0 was not cut, and nothing of it is left.');
  expect(files()).toEqual(before);
  expect(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8')).toBe('["1.0"]');
});
