import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {buildDir, openPage} from '../../support/build';
import {locales, localized, plannedPages} from '../../support/contract';

const classPattern = /\.((?:[a-z][\w-]*))(?=[^\d])/g;
const classesOf = (css: string) =>
  new Set([...css.matchAll(classPattern)].map(([, name]) => name!));

const addresses = locales.flatMap((locale) => [
  ...plannedPages(locale).map(({path: address}) => address),
  ...['/search/', '/tags/', '/tags/roadmap/', '/category/datasets/', '/404.html'].map((address) =>
    localized(address, locale),
  ),
]);

const sheetsOf = (address: string): string[] =>
  openPage(address)('link[rel="stylesheet"]')
    .toArray()
    .map(({attribs}) => attribs.href!);

/** Not one of its compressed forms. */
const isSheet = (name: string) => name.endsWith('.css');

const read = (sheet: string) => fs.readFileSync(path.join(buildDir, sheet), 'utf8');

it('every page has the rules of Infima for each of its classes', () => {
  const infima = classesOf(
    fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  );
  const missing = new Set<string>();
  let checked = 0;
  for (const address of addresses) {
    const styled = classesOf(sheetsOf(address).map(read).join(''));
    openPage(address)('[class]').each((_, {attribs}) => {
      for (const name of attribs.class!.split(/\s+/)) {
        if (infima.has(name)) {
          checked += 1;
          if (!styled.has(name)) {
            missing.add(name);
          }
        }
      }
    });
  }
  expect(checked).toBeGreaterThan(1000);
  expect([...missing]).toEqual([]);
});

it.each([
  ['mask', /./],
  ['text-decoration', / /],
])('browsers that know a %s by a prefix alone find it', (property, several) => {
  const folder = path.join(buildDir, 'assets/css');
  const declarations = fs
    .readdirSync(folder)
    .filter(isSheet)
    .flatMap((name) => {
      const found: postcss.Declaration[] = [];
      postcss
        .parse(fs.readFileSync(path.join(folder, name), 'utf8'))
        .walkDecls(property, (declaration) => void found.push(declaration));
      return found.filter(({value}) => several.test(value));
    });
  expect(declarations).not.toHaveLength(0);
  const without = declarations.filter(
    ({parent}) =>
      !parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${property}`),
  );
  expect(without.map(String)).toEqual([]);
});
