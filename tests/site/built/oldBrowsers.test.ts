import fs from 'node:fs';
import {expect, it} from 'vitest';
import {budgetAddress, budgetKinds} from '../../../tools/site/pageKinds';
import {openPage, readBuild, scriptFiles, styleSheets} from '../../support/build';
import {
  unsupportedInScripts,
  unsupportedInStyles,
  oldestBrowsers,
} from '../../support/browserSupport';

const documentation = fs.readFileSync('deploy/browsers.md', 'utf8');

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

it('deploy/browsers.md lists the oldest supported browsers', () => {
  const rows = oldestBrowsers.map(({name, version}) => `| ${name} | ${version} |\n`);
  expect(documentation).toContain(rows.join(''));
});

it('deploy/browsers.md has a fallback for each feature the oldest browsers lack', () => {
  const pages = budgetKinds.map((kind) => openPage(budgetAddress(kind, 'en')));
  const inline = (selector: string) =>
    pages.flatMap(($) => Array.from($(selector), (element) => $(element).text()));
  // French scripts only differ in their words.
  const scripts = [
    ...scriptFiles('assets/js').map(readBuild),
    ...inline('script:not([src], [type])'),
  ];
  const styles = [...styleSheets().map(readBuild), ...inline('style')];
  expect(Math.min(scripts.length, styles.length)).toBeGreaterThan(2);
  const used = [...unsupportedInScripts(scripts), ...styles.flatMap(unsupportedInStyles)];
  const rows = documentation
    .slice(documentation.indexOf('| What some lack |'))
    .matchAll(/^\| (`.+`) \| .+ \|$/gm);
  const listed = Array.from(rows, ([, names]) => names!.slice(1, -1).split('`, `')).flat();
  expect(sorted(used)).toEqual(sorted(listed));
});
