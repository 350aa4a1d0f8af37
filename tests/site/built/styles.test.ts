import fs from 'node:fs';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {attributesOf, openPage, readBuild, styleSheets} from '../../support/build';
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

/** The classes that the style sheets of a page have rules for. */
const styledOn = (address: string) => {
  const sheets = attributesOf(openPage(address), 'link[rel="stylesheet"]', 'href');
  return classesOf(sheets.map(readBuild).join(''));
};

it('every page has the rules of Infima for each of its classes', () => {
  const infima = classesOf(
    fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  );
  const used = addresses.flatMap((address) => {
    const styled = styledOn(address);
    return attributesOf(openPage(address), '[class]', 'class')
      .flatMap((names) => names.split(/\s+/))
      .filter((name) => infima.has(name))
      .map((name) => ({page: address, name, isStyled: styled.has(name)}));
  });
  expect(used.length).toBeGreaterThan(1000);
  const missing = used.filter(({isStyled}) => !isStyled);
  expect([...new Set(missing.map(({page, name}) => `${page}: ${name}`))]).toEqual([]);
});

it.each([
  ['mask', /./],
  ['text-decoration', / /],
])('browsers that know a %s by a prefix alone find it', (property, several) => {
  const declarations: postcss.Declaration[] = [];
  for (const sheet of styleSheets()) {
    postcss.parse(readBuild(sheet)).walkDecls(property, (declaration) => {
      if (several.test(declaration.value)) {
        declarations.push(declaration);
      }
    });
  }
  expect(declarations).not.toHaveLength(0);
  const prefixed = `-webkit-${property}`;
  const without = declarations.filter(
    ({parent}) => !parent?.some((node) => node.type === 'decl' && node.prop === prefixed),
  );
  expect(without.map(String)).toEqual([]);
});
