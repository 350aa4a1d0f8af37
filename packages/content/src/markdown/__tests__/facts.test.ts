import {describe, expect, it} from 'vitest';
import type {Facts} from '../../site';
import {facts} from '../facts';
import {attribute, type Node} from '../tree';
import {failingPage} from './failingPage';

const data: Facts = {
  values: {'trash-kept': {en: '30 days', fr: '30 jours'}, 'log-kept': {en: '365 days'}},
  unmistakable: [],
  statuses: {
    names: {open: {en: 'Open', fr: 'Ouvert'}, done: {en: 'Done', fr: 'Terminé'}},
    sets: {action: ['open', 'done']},
  },
  rights: {
    action: {en: 'Action', fr: 'Action'},
    roles: [
      {en: 'Manager', fr: 'Responsable'},
      {en: 'Reader', fr: 'Lecteur'},
    ],
    signs: {yes: {en: '●', fr: '●'}, shown: {en: '○ if shown', fr: '○ si affichés'}},
    rights: {
      'costs-read': {words: {en: 'Read costs', fr: 'Lire les coûts'}, signs: ['yes', 'shown']},
      'items-read': {words: {en: 'Read items', fr: 'Lire les éléments'}, signs: ['yes', 'yes']},
    },
  },
};

const component = (name: string, values: Record<string, string> = {}): Node => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(values).map(([key, value]) => attribute(key, value)),
  position: {start: {line: 7, column: 3}},
});
const read = (node: Node, locale = 'en') => {
  facts({locale, defaultLocale: 'en', facts: data})({type: 'root', children: [node]}, failingPage);
  return node;
};
const cellsOf = ({children: rows = []}: Node) =>
  rows.map(({children = []}) => children.map((cell) => cell.children![0]!.value));

describe('facts', () => {
  it('puts a value in the language of the text', () => {
    expect(read(component('Fact', {k: 'trash-kept'}))).toMatchObject({
      type: 'text',
      value: '30 days',
    });
    const french = component('Fact', {k: 'trash-kept'});
    const block = {...component('div', {lang: 'fr'}), children: [french]};
    read(block);
    expect(french.value).toBe('30 jours');
  });

  it('marks a value that the language lacks', () => {
    expect(read(component('Fact', {k: 'log-kept'}), 'fr')).toMatchObject({
      data: {hName: 'span', hProperties: {lang: 'en'}},
      children: [{type: 'text', value: '365 days'}],
    });
  });

  it('lists statuses in their order', () => {
    expect(read(component('Statuses', {of: 'action'}), 'fr').value).toBe('Ouvert, Terminé');
  });

  it('makes a table of all rights, or of those that are named', () => {
    expect(cellsOf(read(component('Rights')))).toEqual([
      ['Action', 'Manager', 'Reader'],
      ['Read costs', '●', '○ if shown'],
      ['Read items', '●', '●'],
    ]);
    expect(cellsOf(read(component('Rights', {of: 'items-read'}), 'fr'))).toEqual([
      ['Action', 'Responsable', 'Lecteur'],
      ['Lire les éléments', '●', '●'],
    ]);
  });

  it('stops at a name that there is not, and says which are near', () => {
    expect(() => read(component('Fact', {k: 'trash-keep'}))).toThrow(
      '7:3 line 7: <Fact>: no fact has the name "trash-keep". Near it: trash-kept.',
    );
    expect(() => read(component('Fact'))).toThrow('<Fact>: no fact has the name "".');
    expect(() => read(component('Statuses', {of: 'risk'}))).toThrow('no list of statuses');
    expect(() => read(component('Rights', {of: 'costs-read, costs'}))).toThrow(
      'no right has the name "costs". Near it: costs-read.',
    );
  });
});
