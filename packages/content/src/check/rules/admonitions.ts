import {visit} from 'unist-util-visit';
import {placeOf} from '../place';
import {pageRule} from '../pageRule';

const kinds = ['note', 'tip', 'warning', 'danger'];

/** A reader who meets more of them reads none. */
const MAX_NOTES = 3;

/** Docusaurus shows a note of another kind as text, colons and all. */
export const admonitions = pageRule('admonitions', (page, report) => {
  let count = 0;
  visit(page.tree, ['containerDirective', 'leafDirective'], (node) => {
    const {type, name} = node as {type: string; name: string};
    const place = placeOf(page, node);
    count += 1;
    if (type === 'leafDirective' || !kinds.includes(name)) {
      report({
        ...place,
        found: `${type === 'leafDirective' ? '::' : ':::'}${name}`,
        expected: `three colons and one of ${kinds.join(', ')}`,
        remedy: kinds.includes(name) ? `Write :::${name}.` : 'Write the one that is meant.',
      });
    }
    if (count > MAX_NOTES) {
      report({
        ...place,
        found: `${count} notes on a page`,
        expected: `${MAX_NOTES} at most: notes, tips, warnings and dangers together`,
        remedy: 'Say the less urgent ones in the text.',
      });
    }
  });
});
