import {describe, expect, it} from 'vitest';
import {createAnalyser} from '../../../../src/plugins/search/engine/analyser';
import type {SearchRecord} from '../../../../src/plugins/search/records/record';
import {multiplyPages} from '../multiplyPages';

/** Words of five letters, which no stemmer changes. */
const words = Array.from({length: 1000}, (_, at) =>
  [...String(at).padStart(5, '0')].map((digit) => 'abcdfghkmn'[Number(digit)]).join(''),
);

function section(page: string, anchor: string | null, content: string | null): SearchRecord {
  const url = `https://docs.telescope.example/fr/${page}/`;
  return {
    objectID: `fr:/fr/${page}/${anchor ? `#${anchor}` : ''}`,
    type: anchor ? 'lvl2' : 'lvl1',
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    hierarchy: {
      lvl0: 'Projets',
      lvl1: page,
      lvl2: anchor,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    labels: ['Feuille de route'],
    language: 'fr',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: {pageRank: 100, level: anchor ? 80 : 90, position: anchor ? 1 : 0},
  };
}

const records = [
  section('listes', null, words.slice(0, 500).join(' ')),
  section('listes', 'tri', null),
  section('droits', null, words.slice(500).join(' ')),
];

function pagesOf(all: SearchRecord[]): number {
  return new Set(all.map((record) => record.url_without_anchor)).size;
}

function vocabularyOf(all: SearchRecord[]): number {
  const {terms} = createAnalyser('fr');
  return new Set(all.flatMap(({content}) => terms(content ?? ''))).size;
}

describe('multiplyPages', () => {
  it('begins with the pages themselves, and gives as many as asked for', () => {
    expect(multiplyPages(records, 2)).toEqual(records);
    expect(pagesOf(multiplyPages(records, 1))).toBe(1);
    expect(pagesOf(multiplyPages(records, 7))).toBe(7);
  });

  it('gives each copy an address and ids of its own', () => {
    const all = multiplyPages(records, 20);
    expect(new Set(all.map(({objectID}) => objectID)).size).toBe(all.length);
    const id = 'fr:/fr/listes/copy-2/#tri';
    expect(all.find(({objectID}) => objectID === id)).toMatchObject({
      url: 'https://docs.telescope.example/fr/listes/copy-2/#tri',
      url_without_anchor: 'https://docs.telescope.example/fr/listes/copy-2/',
      anchor: 'tri',
      content: null,
      hierarchy: {lvl0: 'Projets'},
    });
  });

  it.each([4, 9, 100])('lets the vocabulary of %d copies grow by its square root', (copies) => {
    const growth = vocabularyOf(multiplyPages(records, 2 * copies)) / vocabularyOf(records);
    expect(growth).toBeGreaterThan(Math.sqrt(copies) * 0.95);
    expect(growth).toBeLessThan(Math.sqrt(copies) * 1.05);
  });

  it('varies a word alike in all places of a copy, and common words never', () => {
    const text = 'Les projets dans le projet, avec l’équipe. ';
    const [first, copy] = multiplyPages([section('listes', null, text.repeat(2))], 2);
    const {terms} = createAnalyser('fr');
    const [before, after] = [first, copy].map((one) => terms(one?.content ?? ''));
    expect(new Set(after).size).toBe(new Set(before).size);
    expect(copy?.content).toMatch(/^Les .* dans le .*, avec l’/);
  });

  it('gives the same at each run', () => {
    expect(multiplyPages(records, 9)).toEqual(multiplyPages(records, 9));
  });

  it('needs records', () => {
    expect(() => multiplyPages([], 3)).toThrow('There are no records to multiply.');
  });
});
