import {visit} from 'unist-util-visit';
import {locationOf} from '../location';
import {pageRule} from '../pageRule';

const kinds = ['note', 'tip', 'warning', 'danger'];

/** Docusaurus renders unknown admonitions as text. */
export const admonitions = pageRule('admonitions', (page, report) => {
  visit(page.tree, ['containerDirective', 'leafDirective'], (node) => {
    const {type, name} = node as {type: string; name: string};
    if (type === 'leafDirective' || !kinds.includes(name)) {
      report({
        ...locationOf(page, node),
        found: `${type === 'leafDirective' ? '::' : ':::'}${name}`,
        expected: `three colons and one of ${kinds.join(', ')}`,
        remedy: kinds.includes(name) ? `Write :::${name}.` : 'Use one of these types.',
      });
    }
  });
});
