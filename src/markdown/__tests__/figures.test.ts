import {describe, expect, it} from 'vitest';
import {figureData} from '../figures';
import {attribute, attributesOf, textAttribute, type Node} from '../tree';
import {failingPage} from './failingPage';

const component = (name: string, figure?: string): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: figure === undefined ? [] : [attribute('name', figure)],
  position: {start: {line: 9, column: 1}},
});
const read = (node: Node, locale: 'en' | 'fr' = 'en') => {
  figureData({locale})({type: 'root', children: [node]}, failingPage);
  return node;
};

describe('figureData', () => {
  it('completes a figure with its text, language and size', () => {
    const figure = read(component('Figure', 'project-life-cycle'), 'fr');
    expect(textAttribute(figure, 'locale')).toBe('fr');
    expect(textAttribute(figure, 'alt')).toMatch(/^Schéma : les statuts de projet/);
    expect(textAttribute(figure, 'width')).toBe('960');
    expect(Number(textAttribute(figure, 'height'))).toBeGreaterThan(100);
  });

  it('gives a walkthrough its frames, each with its caption', () => {
    const walkthrough = read(component('Walkthrough', 'first-steps-frames'));
    expect(walkthrough.children).toHaveLength(6);
    const [first] = walkthrough.children!;
    expect(first!.name).toBe('WalkthroughFrame');
    expect(attributesOf(first!).map(({name}) => name)).toEqual([
      'locale',
      'name',
      'caption',
      'width',
      'height',
    ]);
    expect(textAttribute(first!, 'name')).toBe('first-steps-frames-1');
  });

  it.each([
    ['Figure', 'project-lifecycle', 'there is no such figure "project-lifecycle"'],
    ['Figure', undefined, 'it needs a name'],
    ['Figure', 'first-steps-frames', 'no such figure'],
    ['Walkthrough', 'project-life-cycle', 'no such figure'],
  ])('refuses <%s name="%s">, naming the place', (name, figure, message) => {
    expect(() => read(component(name, figure))).toThrow(message);
    expect(() => read(component(name, figure))).toThrow(/^9:1 .*figures\/scenes/);
  });
});
