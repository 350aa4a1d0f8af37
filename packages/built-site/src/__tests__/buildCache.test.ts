import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {openCache} from '../buildCache';

const file = 'node_modules/.cache/docusaurus-built-site/pages';

/** Derives a value of each text, as a build does. @returns the texts that it computed */
function build(siteDir: string, texts: readonly string[]): string[] {
  const cache = openCache(siteDir, 'pages');
  const compute = vi.fn((text: string) => ({length: text.length}));
  for (const text of texts) {
    expect(cache.derive(['length', text], () => compute(text))).toEqual({length: text.length});
  }
  cache.save();
  return compute.mock.calls.flat();
}

it('computes only what has changed', () => {
  const siteDir = folderWith();
  expect(build(siteDir, ['one', 'two'])).toEqual(['one', 'two']);
  expect(build(siteDir, ['one', 'three'])).toEqual(['three']);
  expect(build(siteDir, ['one', 'three'])).toEqual([]);
  // Values that a build doesn't use are dropped.
  expect(build(siteDir, ['two'])).toEqual(['two']);
});

it('starts anew with other libraries, a damaged file, or none', () => {
  // The lock file of a monorepo is above the site.
  const root = folderWith({'package-lock.json': '{"a": "1.0.0"}', 'website/docs/a.md': ''});
  const siteDir = path.join(root, 'website');
  build(siteDir, ['one']);
  expect(build(siteDir, ['one'])).toEqual([]);
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"a": "1.0.1"}');
  expect(build(siteDir, ['one'])).toEqual(['one']);
  fs.truncateSync(path.join(siteDir, file), 20);
  expect(build(siteDir, ['one'])).toEqual(['one']);
  fs.rmSync(path.join(siteDir, 'node_modules'), {recursive: true});
  expect(build(siteDir, ['one'])).toEqual(['one']);
});

it('builds without a cache, and warns, if it is a folder', () => {
  const siteDir = folderWith({[`${file}/a.txt`]: ''});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  expect(build(siteDir, ['one'])).toEqual(['one']);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/can't be written.*EISDIR.*pages/s));
});
