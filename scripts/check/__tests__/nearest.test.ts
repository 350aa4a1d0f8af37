import {describe, expect, it} from 'vitest';
import {nearest, suggest} from '../nearest';

const known = ['roadmap', 'dataset', 'view', 'lift'];

describe('the nearest word', () => {
  it.each([
    ['raodmap', 'roadmap'],
    ['datasets', 'dataset'],
    ['veiw', 'view'],
    ['governance', undefined],
    ['x', undefined],
    ['', undefined],
  ])('to "%s" is %s', (word, expected) => {
    expect(nearest(word, known)).toBe(expected);
  });

  it('is the remedy; without one, all words are', () => {
    expect(suggest('veiw', known)).toBe('Write "view".');
    expect(suggest('x', known)).toBe('Write one of roadmap, dataset, view, lift.');
  });
});
