import {describe, expect, it} from 'vitest';
import {identifiers} from '../identifiers';
import type {Node} from '../tree';

const read = (type: string, value: string): Node[] => {
  const tree: Node = {type: 'root', children: [{type, children: [{type: 'text', value}]}]};
  identifiers()(tree);
  return tree.children![0]!.children!;
};

describe('identifiers', () => {
  it('keeps each of a paragraph whole', () => {
    expect(read('paragraph', 'ACT-205 follows PRJ-101.')).toMatchObject([
      {data: {hName: 'span', hProperties: {className: 'id'}}, children: [{value: 'ACT-205'}]},
      {type: 'text', value: ' follows '},
      {data: {hName: 'span'}, children: [{value: 'PRJ-101'}]},
      {type: 'text', value: '.'},
    ]);
  });

  it.each(['Wait 14-21 days, or x-ACT-205a.', 'No identifier.'])('leaves “%s” as it is', (text) => {
    expect(read('paragraph', text)).toEqual([{type: 'text', value: text}]);
  });

  it('keeps the code of a message whole', () => {
    const tree: Node = {type: 'paragraph', children: [{type: 'inlineCode', value: 'LIFT-402'}]};
    identifiers()(tree);
    expect(tree.children![0]!.data).toEqual({hProperties: {className: 'id'}});
  });

  it('leaves a heading, whose words the contents show', () => {
    expect(read('heading', 'What ACT-205 is for')).toHaveLength(1);
  });
});
