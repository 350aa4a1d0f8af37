import {visit} from 'unist-util-visit';
import {placeOf} from '../place';
import {pageRule} from '../pageRule';

const kinds = ['note', 'tip', 'warning', 'danger'];

/** Docusaurus shows a note of another kind as text, colons and all. */
export const admonitions = pageRule('admonitions', (page, report) => {
  visit(page.tree, ['containerDirective', 'leafDirective'], (node) => {
    const {type, name} = node as {type: string; name: string};
    if (type === 'leafDirective' || !kinds.includes(name)) {
      report({
        ...placeOf(page, node),
        found: `${type === 'leafDirective' ? '::' : ':::'}${name}`,
        expected: `three colons and one of ${kinds.join(', ')}`,
        remedy: kinds.includes(name) ? `Write :::${name}.` : 'Write the one that is meant.',
      });
    }
  });
});
