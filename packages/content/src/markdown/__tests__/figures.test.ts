import {describe, expect, it} from 'vitest';
import {figureData} from '../figures';
import {attribute, attributesOf, textAttribute, type Node} from '../tree';
import {failingPage} from './failingPage';

const alt = {en: 'Diagram: the statuses.', fr: 'Schéma : les statuts.'};
const frame = (en: string) => ({width: 960, height: 540, caption: {en, fr: `${en} (fr)`}});
const figures = {
  'life-cycle': {alt, width: 960, height: 480},
  'first-steps': {alt, frames: [frame('Open it'), frame('Save it')]},
};
const toAdd = {label: '', figure: 'Draw it.', codeLanguage: ''};

const component = (name: string, figure?: string): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: figure === undefined ? [] : [attribute('name', figure)],
  position: {start: {line: 9, column: 1}},
});
const read = (node: Node, locale: 'en' | 'fr' | 'de' = 'en') => {
  figureData({locale, defaultLocale: 'en', figures, toAdd})(
    {type: 'root', children: [node]},
    failingPage,
  );
  return node;
};

describe('figureData', () => {
  it('completes a figure with its text, language and size', () => {
    const figure = read(component('Figure', 'life-cycle'), 'fr');
    expect(textAttribute(figure, 'locale')).toBe('fr');
    expect(textAttribute(figure, 'alt')).toBe('Schéma : les statuts.');
    expect(textAttribute(figure, 'width')).toBe('960');
    expect(textAttribute(figure, 'height')).toBe('480');
  });

  it('shows a figure in the default language where there is none in that of the page', () => {
    const figure = read(component('Figure', 'life-cycle'), 'de');
    expect(textAttribute(figure, 'locale')).toBe('en');
    expect(textAttribute(figure, 'alt')).toBe(alt.en);
    const [frame] = read(component('Walkthrough', 'first-steps'), 'de').children!;
    expect(textAttribute(frame!, 'locale')).toBe('en');
    expect(textAttribute(frame!, 'caption')).toBe('Open it');
  });

  it('gives a walkthrough its frames, each with its caption', () => {
    const walkthrough = read(component('Walkthrough', 'first-steps'));
    expect(walkthrough.children).toHaveLength(2);
    const [first] = walkthrough.children!;
    expect(first!.name).toBe('WalkthroughFrame');
    expect(attributesOf(first!).map(({name}) => name)).toEqual([
      'locale',
      'name',
      'caption',
      'width',
      'height',
    ]);
    expect(textAttribute(first!, 'name')).toBe('first-steps-1');
    expect(textAttribute(first!, 'caption')).toBe('Open it');
  });

  it.each([
    ['Figure', 'lifecycle', 'there is no such figure "lifecycle"'],
    ['Figure', undefined, 'it needs a name'],
    ['Figure', 'first-steps', 'no such figure'],
    ['Walkthrough', 'life-cycle', 'no such figure'],
  ])('refuses <%s name="%s">, naming the place', (name, figure, message) => {
    expect(() => read(component(name, figure))).toThrow(message);
    expect(() => read(component(name, figure))).toThrow(/^9:1 .*Draw it\.$/);
  });
});
