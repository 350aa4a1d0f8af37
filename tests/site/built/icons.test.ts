import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import sidebars from '../../../sidebars';
import {htmlFiles, openPage, readBuild} from '../../support/build';
import {locales, localized} from '../../support/contract';

const drawn = [
  ...fs.readFileSync('src/css/icons.css', 'utf8').matchAll(/^\.icon--([\w-]+) \{/gm),
].map(([, name]) => name!);
const named = [
  ...fs.readFileSync('src/components/Icon/index.tsx', 'utf8').matchAll(/^ {2}\| '([\w-]+)'/gm),
].map(([, name]) => name!);

describe('the icons', () => {
  it('are those that components know by name', () => {
    expect(drawn.length).toBeGreaterThan(15);
    expect(drawn).toEqual(named);
  });

  it('are all used, and none is missing', () => {
    const used = new Set(
      htmlFiles().flatMap((file) =>
        [...readBuild(file).matchAll(/icon--([\w-]+)/g)].map(([, name]) => name!),
      ),
    );
    expect([...used].sort()).toEqual(drawn);
  });

  it.each(locales)('stand before each top-level entry of the menu in %s', (locale) => {
    const $ = openPage(localized('/glossary/', locale));
    const entries = $('.theme-doc-sidebar-menu').first().children('li').toArray();
    expect(entries).toHaveLength((sidebars.docs as unknown[]).length);
    expect(entries.filter((entry) => !/icon--/.test($(entry).attr('class') ?? ''))).toEqual([]);
  });
});
