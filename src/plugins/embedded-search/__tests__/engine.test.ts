import {describe, expect, it} from 'vitest';
import {groupByPage} from '../client/groupByPage';
import {buildIndex, openIndex} from '../shared/engine';
import type {SearchRecord} from '../shared/record';

const record = (url: string, page: string, headings: string[], content: string): SearchRecord => ({
  url,
  page,
  headings,
  content,
});

const search = openIndex(
  buildIndex([
    record('/kanban/', 'Kanban view', [], 'Follow items as cards by status.'),
    record('/kanban/#swimlanes', 'Kanban view', ['Swimlanes'], 'One lane per owner.'),
    record('/list/', 'List view', [], 'Items in a table; a Kanban board shows cards.'),
    record('/lift/#codes', 'Lift', ['Codes'], 'LIFT-303: the match key appears twice.'),
    record('/structures/', 'Structures de décomposition', [], 'Un nœud par livrable de l’équipe.'),
    record('/long/', 'Long', [], 'word '.repeat(200)),
  ]),
);
const first = (query: string) => search(query)[0]?.record.url;

describe('the index', () => {
  it.each([
    ['kanban', '/kanban/', 'a title before a mention'],
    ['kanb', '/kanban/', 'the beginning of a word'],
    ['kanbn', '/kanban/', 'a letter left out'],
    ['swimlane owner', '/kanban/#swimlanes', 'several words'],
    ['lift303', '/lift/#codes', 'a code without its hyphen'],
    ['LIFT-303', '/lift/#codes', 'a code as typed'],
    ['decomposition', '/structures/', 'no accents'],
    ['noeud', '/structures/', 'no ligature'],
    ["l'équipe", '/structures/', 'an elision with a straight apostrophe'],
  ])('"%s" finds %s: %s', (query, url) => {
    expect(first(query)).toBe(url);
  });

  it('finds pages that hold one of the words when none holds all', () => {
    expect(first('kanban zebra')).toBe('/kanban/');
  });

  it('finds nothing for a word that no page is near to', () => {
    expect(search('zebra')).toEqual([]);
  });

  it('keeps the beginning of a long text, cut at a word', () => {
    const {content} = search('long')[0]!.record;
    expect(content).toMatch(/word…$/);
    expect(content.length).toBeLessThan(185);
  });

  it('refuses a text that is no index', () => {
    expect(() => openIndex('<html>')).toThrow();
  });
});

describe('groupByPage', () => {
  it('puts sections under their page, in the order of the best one', () => {
    const groups = groupByPage(search('kanban'));
    expect(groups[0]).toMatchObject({url: '/kanban/', title: 'Kanban view'});
    expect(new Set(groups.map(({url}) => url)).size).toBe(groups.length);
  });
});
