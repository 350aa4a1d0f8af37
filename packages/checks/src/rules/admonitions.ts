import {locationOf} from '../location';
import {nodesOf} from '../nodes';
import {pageRule} from '../rule';

const kinds = ['note', 'tip', 'warning', 'danger'];

/** Docusaurus renders unknown admonitions as text. */
export const admonitions = pageRule('admonitions', (page, report) => {
  const containers = nodesOf(page.tree, 'containerDirective');
  for (const node of [...containers, ...nodesOf(page.tree, 'leafDirective')]) {
    const {type, name} = node;
    if (type === 'leafDirective' || !kinds.includes(name)) {
      report({
        ...locationOf(page, node),
        found: `${type === 'leafDirective' ? '::' : ':::'}${name}`,
        expected: `three colons and one of ${kinds.join(', ')}`,
        remedy: kinds.includes(name) ? `Write :::${name}.` : 'Use one of these types.',
      });
    }
  }
});
