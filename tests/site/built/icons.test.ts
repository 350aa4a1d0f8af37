import fs from 'node:fs';
import {expect, it} from 'vitest';
import {htmlFiles, readBuild} from '../../support/build';

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name]) => name!);

it('all icons are used, and none is missing', () => {
  const defined = namesIn(fs.readFileSync('src/css/icons.css', 'utf8'), /^\.icon--([\w-]+) \{/gm);
  const used = htmlFiles().flatMap((file) => namesIn(readBuild(file), /icon--([\w-]+)/g));
  expect([...new Set(used)].sort()).toEqual(defined);
  expect(defined.length).toBeGreaterThan(15);
});
