import postcss from 'postcss';
import {expect, it} from 'vitest';
import {readBuild, styleSheets} from '../../support/build';

it.each([
  ['mask', /./],
  ['text-decoration', / /],
])('%s has a prefix for browsers that need one', (property, valuePattern) => {
  const declarations: postcss.Declaration[] = [];
  for (const sheet of styleSheets()) {
    postcss.parse(readBuild(sheet)).walkDecls(property, (declaration) => {
      if (valuePattern.test(declaration.value)) {
        declarations.push(declaration);
      }
    });
  }
  expect(declarations).not.toHaveLength(0);
  const prefixed = `-webkit-${property}`;
  const unprefixed = declarations.filter(
    ({parent}) => !parent?.some((node) => node.type === 'decl' && node.prop === prefixed),
  );
  expect(unprefixed.map(String)).toEqual([]);
});
