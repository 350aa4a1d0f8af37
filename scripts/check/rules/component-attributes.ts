import {componentsOf, type Component} from '../components';
import {suggest} from '../nearest';
import {placeOf} from '../place';
import type {Rule} from '../rule';
import {writersComponents} from '../writersComponents';

/** What a component does not know is lost without a word. */
export const componentAttributes: Rule = {
  name: 'component-attributes',
  page(page, report) {
    for (const component of componentsOf(page)) {
      const known = writersComponents[component.name ?? ''];
      if (known) {
        const names = Object.keys(known);
        const given = attributeNames(component);
        const expected = names.length > 0 ? `the attributes ${names.join(', ')}` : 'no attribute';
        for (const name of given.filter((one) => !names.includes(one))) {
          report({
            ...placeOf(page, component),
            found: `<${component.name} ${name}>`,
            expected,
            remedy: names.length > 0 ? suggest(name, names) : 'Remove the attribute.',
          });
        }
        for (const name of names.filter((one) => known[one] === 'required')) {
          if (!given.includes(name)) {
            report({
              ...placeOf(page, component),
              found: `<${component.name}> without "${name}"`,
              expected,
              remedy: `Write <${component.name} ${name}="…">.`,
            });
          }
        }
      }
    }
  },
};

function attributeNames({attributes}: Component): string[] {
  return attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}',
  );
}
