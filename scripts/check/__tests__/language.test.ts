import {expect, it} from 'vitest';
import figures from '../../../src/data/figures.json';
import {languageOf} from '../language';

it.each([
  ['The list of the projects', 'en'],
  ['La liste des projets', 'fr'],
  ['Logo', undefined],
  ['', undefined],
])('the language of “%s” is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it('is told of the texts of nearly every figure, and never wrongly', () => {
  const texts = Object.values(figures).map(({alt}) => alt);
  expect(texts.filter(({en}) => languageOf(en) === 'fr')).toEqual([]);
  expect(texts.filter(({fr}) => languageOf(fr) === 'en')).toEqual([]);
  expect(texts.filter(({en}) => languageOf(en) === 'en').length).toBeGreaterThan(60);
  expect(texts.filter(({fr}) => languageOf(fr) === 'fr').length).toBeGreaterThan(60);
});
