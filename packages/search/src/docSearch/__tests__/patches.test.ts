import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {patchBox} from '../loader.cjs';
import {boxPatches} from '../patches.cjs';
import {installedVersion} from '@guide/delivery/verify';

const box = fs.readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');
const slimBox = patchBox(box);

describe.each(boxPatches)('$name', (patch) => {
  it('is written for the version that is installed', () => {
    expect(installedVersion('.', patch.package)).toBe(patch.version);
    expect(fs.existsSync(patch.file)).toBe(true);
  });

  it('is seen in what the box becomes, and missed in what it was', () => {
    expect(patch.applied({scripts: [slimBox]})).toBe(true);
    expect(patch.applied({scripts: [box]})).toBe(false);
  });
});

it('the box without a chat is small, without a checker of data, and makes no code of text', () => {
  expect(slimBox.length).toBeLessThan(box.length / 3);
  expect(box).toContain('ZodString');
  expect(slimBox).not.toMatch(/ZodString|new Function|AskAiScreen-Error-Title/);
  // A part of the box that a statement of its own sets on another.
  expect(slimBox).toContain('DocSearch-Menu-trigger');
});

it.each([
  ['"undefined"!=typeof window&&', /"box-refused-storage" .* 4\.7\.0: found 0 times/],
  ['__DOCSEARCH_ASKAI_CONVERSATIONS__', /0 of its functions hold "__DOCSEARCH_ASKAI_CONV/],
])('the build stops where %s is gone', (place, message) => {
  expect(() => patchBox(box.replaceAll(place, ''))).toThrow(message);
});
