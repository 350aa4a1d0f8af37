import fs from 'node:fs';
import {expect, it} from 'vitest';
import sidebars from '../../../sidebars';
import {attributesOf, htmlFiles, openPage, readBuild} from '../../support/build';
import {locales, localized} from '../../support/contract';

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name]) => name!);

it('all icons are used, and none is missing', () => {
  const defined = namesIn(fs.readFileSync('src/css/icons.css', 'utf8'), /^\.icon--([\w-]+) \{/gm);
  const used = htmlFiles().flatMap((file) => namesIn(readBuild(file), /icon--([\w-]+)/g));
  expect([...new Set(used)].sort()).toEqual(defined);
  expect(defined.length).toBeGreaterThan(15);
});

it.each(locales)('each top-level entry of the menu in %s has an icon', (locale) => {
  const $ = openPage(localized('/glossary/', locale));
  const entries = attributesOf($, '.theme-doc-sidebar-menu:first > li', 'class');
  expect(entries).toHaveLength((sidebars.docs as unknown[]).length);
  expect(entries.filter((name) => !name.includes('icon--'))).toEqual([]);
});
