import {expect, it} from 'vitest';
import type {Node} from '../../../content/src/mdx';
import {findToc, literalOf, transcripts} from '../toc';

it('removes transcripts from the table of contents', () => {
  const entries = ['tutorial', 'tutorial-transcript', 'transcript-of-talks'].map((id) => ({
    properties: [{key: {name: 'id'}, value: {value: id}}],
  }));
  const declarations = [{id: {name: 'toc'}, init: {elements: entries}}];
  const estree = {body: [{}, {declaration: {declarations}}]};
  const tree: Node = {type: 'root', children: [{type: 'text'}, {type: 'mdxjsEsm', data: {estree}}]};
  transcripts()(tree);
  expect(findToc(tree)!.elements.map((entry) => literalOf(entry, 'id')!.value)).toEqual([
    'tutorial',
    'transcript-of-talks',
  ]);
  expect(() => transcripts()({type: 'root'})).not.toThrow();
});
