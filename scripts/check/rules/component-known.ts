import {componentsOf} from '../components';
import type {Page} from '../guide';
import {suggest} from '../nearest';
import {nodesOf} from '../nodes';
import {placeOf} from '../place';
import type {Rule} from '../rule';
import {writersComponents} from '../writersComponents';

/** A component that does not exist stops the build. Those that a page imports itself are known to it. */
export const componentKnown: Rule = {
  name: 'component-known',
  page(page, report) {
    const known = [...Object.keys(writersComponents), ...importedBy(page)];
    for (const component of componentsOf(page)) {
      const {name} = component;
      if (name && isComponent(name) && !known.includes(name)) {
        report({
          ...placeOf(page, component),
          found: `<${name}>`,
          expected: `one of the components ${known.join(', ')}`,
          remedy: suggest(name, known),
        });
      }
    }
  },
};

/** MDX reads a name with a capital, or with a dot, as a component; others as HTML. */
function isComponent(name: string): boolean {
  return /^\p{Lu}|\./u.test(name);
}

/** The names that the page brings in: `import A, {B} from '…'`. */
function importedBy({tree}: Page): string[] {
  return nodesOf(tree, 'mdxjsEsm')
    .flatMap(({data}) => data?.estree?.body ?? [])
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({local}) => local.name)
        : [],
    );
}
