import {visit} from 'unist-util-visit';
import {suggest} from '../nearest';
import type {NodeOf} from '../nodes';
import {placeOf} from '../place';
import type {Rule} from '../rule';

const kinds = ['note', 'tip', 'warning', 'danger'];

/** A reader who meets more of them reads none. */
const MOST = 3;

export const admonitions: Rule = {
  name: 'admonitions',
  page(page, report) {
    const all: (NodeOf<'containerDirective'> | NodeOf<'leafDirective'>)[] = [];
    visit(page.tree, (node, index, parent) => {
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective') {
        return;
      }
      all.push(node);
      if (node.type === 'leafDirective' || !kinds.includes(node.name)) {
        report({
          ...placeOf(page, node),
          found: `${node.type === 'leafDirective' ? '::' : ':::'}${node.name}`,
          expected: `three colons and one of ${kinds.join(', ')}`,
          remedy: kinds.includes(node.name) ? `Write :::${node.name}.` : suggest(node.name, kinds),
        });
      }
      if (index && parent?.children[index - 1]?.type === 'containerDirective') {
        report({
          ...placeOf(page, node),
          found: 'two notes in a row',
          expected: 'text between them',
          remedy: 'Make one of them, or say the less urgent one in the text.',
        });
      }
    });
    for (const node of all.slice(MOST)) {
      report({
        ...placeOf(page, node),
        found: `${all.length} notes on a page`,
        expected: `${MOST} at most: notes, tips, warnings and dangers together`,
        remedy: 'Say the less urgent ones in the text.',
      });
    }
  },
};
