import {describe, expect, it} from 'vitest';
import {pageDetails} from '../pageDetails';
import {attribute, textAttribute, type Node} from '../tree';

const words = (count: number, type = 'text'): Node => ({type, value: 'word '.repeat(count)});
const paragraph = (...children: Node[]): Node => ({type: 'paragraph', children});
const read = (...children: Node[]): Node[] => {
  const tree: Node = {type: 'root', children};
  pageDetails({locale: 'en'})(tree);
  return tree.children!;
};
const minutes = (...children: Node[]) => textAttribute(read(...children)[0]!, 'minutes');

describe('pageDetails', () => {
  it.each([
    [0, '1'],
    [200, '1'],
    [299, '1'],
    [301, '2'],
    [1000, '5'],
  ])('takes %i words for %s minutes', (count, expected) => {
    expect(minutes(paragraph(words(count)))).toBe(expected);
  });

  it('counts code in a line, and neither blocks of code nor ids of headings', () => {
    expect(minutes(paragraph(words(301, 'inlineCode')))).toBe('2');
    expect(minutes(words(500, 'code'))).toBe('1');
    const headings = Array.from({length: 299}, () => ({
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: 'Title {#an-id}'}],
    }));
    expect(minutes(...headings)).toBe('1');
  });

  it('comes first, or after the title that the page has of its own', () => {
    expect(read(paragraph(words(1))).map(({name, type}) => name ?? type)).toEqual([
      'PageDetails',
      'paragraph',
    ]);
    const title: Node = {
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [attribute('lang', 'fr')],
      children: [{type: 'heading', depth: 1, children: [words(1)]}],
    };
    expect(read(title, paragraph(words(1))).map(({name, type}) => name ?? type)).toEqual([
      'div',
      'PageDetails',
      'paragraph',
    ]);
  });

  it('describes the page, except where the ways into the guide stand before it', () => {
    const home: Node = {type: 'mdxJsxFlowElement', name: 'Home', children: []};
    const nodes = read(paragraph(words(1)), home, paragraph(words(1)));
    expect(nodes.map(({name, type}) => name ?? type)).toEqual([
      'paragraph',
      'Home',
      'PageDetails',
      'paragraph',
    ]);
    expect(textAttribute(nodes[2]!, 'described')).toBeUndefined();
    expect(textAttribute(read(paragraph(words(1)))[0]!, 'described')).toBe('true');
  });
});
