import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {openCache} from '../buildCache';
import {hashOf, readValues, writeValues} from '../cachedValues';

const file = 'node_modules/.cache/docusaurus-built-site/pages.txt';

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
  const siteDir = folderWith({'package-lock.json': '{"a": "1.0.0"}'});
  build(siteDir, ['one']);
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), '{"a": "1.0.1"}');
  expect(build(siteDir, ['one'])).toEqual(['one']);
  fs.truncateSync(path.join(siteDir, file), 20);
  expect(build(siteDir, ['one'])).toEqual(['one']);
  fs.rmSync(path.join(siteDir, 'node_modules'), {recursive: true});
  expect(build(siteDir, ['one'])).toEqual(['one']);
});

it('starts anew when the lock file of a folder above changes', () => {
  const root = folderWith({'pnpm-lock.yaml': 'a: 1.0.0', 'website/docs/a.md': ''});
  const siteDir = path.join(root, 'website');
  build(siteDir, ['one']);
  expect(build(siteDir, ['one'])).toEqual([]);
  fs.writeFileSync(path.join(root, 'pnpm-lock.yaml'), 'a: 1.0.1');
  expect(build(siteDir, ['one'])).toEqual(['one']);
});

it('builds without a cache, and warns, if it is a folder', async () => {
  const siteDir = folderWith({[`${file}/a.txt`]: ''});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  expect(build(siteDir, ['one'])).toEqual(['one']);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/can't be written.*EISDIR.*pages\.txt/s));
  const folder = path.dirname(path.join(siteDir, file));
  await vi.waitUntil(() => fs.readdirSync(folder).join() === 'pages.txt');
});

it('keeps different inputs apart, and rejects those that are not JSON', () => {
  const siteDir = folderWith();
  const inputs = [undefined, null, '', 0, false, [], {}, [undefined], [null]];
  for (let times = 0; times < 2; times += 1) {
    const {derive, save} = openCache(siteDir, 'pages');
    expect(inputs.map((input, index) => derive([input], () => index))).toEqual([...inputs.keys()]);
    save();
  }
  const {derive} = openCache(siteDir, 'pages');
  for (const input of [/a/, new Map(), new Set(), () => 1, NaN, {page: new Error('a')}]) {
    expect(() => derive([input], () => 1)).toThrow(/The input "\w+" of a cached value isn't JSON/);
  }
});

it('reads no value from a file that is cut or has a wrong bit', () => {
  const values = new Map(
    ['one', 'un', 'é€'].map((text) => [hashOf(text), Buffer.from(`"${text.repeat(20)}"`)]),
  );
  const written = path.join(folderWith(), 'values.txt');
  writeValues(written, values);
  expect(readValues(written)).toEqual(values);
  const bytes = fs.readFileSync(written);
  const sizeOf = (damaged: string | Uint8Array) => {
    fs.writeFileSync(written, damaged);
    return readValues(written).size;
  };
  for (let index = 0; index < bytes.length; index += 1) {
    const flipped = Buffer.from(bytes);
    flipped[index]! ^= 1 << (index % 8);
    expect([index, sizeOf(bytes.subarray(0, index)), sizeOf(flipped)]).toEqual([index, 0, 0]);
  }
  const [digest, first, ...others] = bytes.toString().split('\n');
  expect(sizeOf([digest, ...others, first].join('\n'))).toBe(0);
});
