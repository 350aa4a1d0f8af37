import {describe, expect, it} from 'vitest';
import {failingPage} from '../../__tests__/failingPage';
import {attribute, attributesOf, textAttribute, type Node} from '../../tree';
import {explainTerms} from '..';
import type {GlossaryEntry} from '../glossary';

const entry = (key: string, form: string, page = 'other.mdx'): GlossaryEntry => ({
  key,
  name: form,
  forms: [form],
  definition: `What it is : ${form}.`,
  page,
});
const text = (value: string): Node => ({type: 'text', value});
const node = (type: string, ...children: Node[]): Node => ({type, children});
const component = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});
const paragraph = (value: string) => node('paragraph', text(value));

/** More words of the trade than a page explains. */
const trade = ['connector', 'dataset', 'gateway', 'mapping', 'node', 'phasing', 'sponsor'];

const entries = [
  ...trade.map((key) => entry(key, key)),
  entry('milestone', 'Milestone'),
  entry('dry-run', 'Dry run'),
  entry('baseline', 'Baseline'),
  entry('item', 'Item'),
  entry('lag', 'Lag', 'page.mdx'),
];

const terms = {
  glossary: 'glossary.mdx',
  explained: [...trade, 'milestone', 'dry-run', 'baseline', 'lag'],
  everyday: {fr: ['baseline']},
};

/** The terms that are explained on a page, as the text writes them. */
function explained(children: Node[], {locale = 'en', path = '/docs/page.mdx'} = {}) {
  const tree = node('root', ...children);
  explainTerms(entries, {locale, terms})(tree, {...failingPage, path});
  const found: string[] = [];
  const visit = (child: Node) => {
    if (child.name === 'Term') {
      found.push(String(child.children![0]!.value));
    }
    child.children?.forEach(visit);
  };
  visit(tree);
  return found;
}

describe('explainTerms', () => {
  it('links the first use of a term, with its name and definition', () => {
    const one = paragraph('Add milestones, then wait.');
    const two = paragraph('A milestone.');
    expect(explained([one, two])).toEqual(['milestones']);
    const [before, term, after] = one.children!;
    expect([before!.value, after!.value]).toEqual(['Add ', ', then wait.']);
    expect(Object.fromEntries(attributesOf(term!).map(({name, value}) => [name, value]))).toEqual({
      k: 'milestone',
      name: 'Milestone',
      definition: 'What it is : Milestone.',
    });
  });

  it('puts French spaces into French definitions', () => {
    const one = paragraph('Un milestone.');
    explained([one], {locale: 'fr'});
    expect(attributesOf(one.children![1]!).at(-1)!.value).toBe('What it is\u00A0: Milestone.');
  });

  it('marks the definition of a glossary that is not translated with its language', () => {
    const one = paragraph('Die Baselines.');
    const tree = node('root', one);
    explainTerms(entries, {locale: 'de', terms}, 'en')(tree, {...failingPage, path: '/page.mdx'});
    expect(one.children![1]!.children![0]!.value).toBe('Baselines');
    expect(textAttribute(one.children![1]!, 'lang')).toBe('en');
  });

  it('explains one term a paragraph, and six a page', () => {
    expect(explained([paragraph('A milestone after a dry run.')])).toEqual(['milestone']);
    expect(explained(trade.map((form) => paragraph(form)))).toEqual(trade.slice(0, 6));
  });

  it('looks into lists, steps, notes and blocks', () => {
    const list = node('list', node('listItem', paragraph('A milestone.')));
    expect(explained([component('Steps', list)])).toEqual(['milestone']);
    expect(explained([node('containerDirective', paragraph('A dry run.'))])).toEqual(['dry run']);
    expect(explained([component('div', paragraph('A dry run.'))])).toEqual(['dry run']);
  });

  it.each([
    ['headings', node('heading', text('Milestone'))],
    ['links', node('paragraph', node('link', text('Milestone')))],
    ['labels', node('paragraph', node('strong', text('Milestone')))],
    ['code', node('paragraph', {type: 'inlineCode', value: 'Milestone'})],
    ['tables', node('table', node('tableRow', node('tableCell', text('Milestone'))))],
    ['other components', component('Card', paragraph('Milestone'))],
    [
      'the other language',
      {...component('div', paragraph('Milestone')), attributes: [attribute('lang', 'fr')]},
    ],
    ['everyday words', paragraph('An item.')],
    ['what the page is about', paragraph('A lag.')],
  ])('leaves %s alone', (_, child) => {
    expect(explained([child])).toEqual([]);
  });

  it('explains a word of the trade only where it is one', () => {
    expect(explained([paragraph('A baseline.')], {locale: 'en'})).toEqual(['baseline']);
    expect(explained([paragraph('Une baseline.')], {locale: 'fr'})).toEqual([]);
  });

  it('leaves the glossary itself alone', () => {
    expect(explained([paragraph('A milestone.')], {path: '/docs/glossary.mdx'})).toEqual([]);
  });
});
