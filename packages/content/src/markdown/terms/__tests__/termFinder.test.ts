import {describe, expect, it} from 'vitest';
import {createTermFinder} from '../termFinder';

const find = (locale: string, forms: string[], text: string) => {
  const entries = forms.map((form) => ({
    key: form,
    name: form,
    forms: [form],
    definition: '',
    page: '',
  }));
  return createTermFinder(entries, locale)(text).map((use) => use.text);
};

describe('createTermFinder', () => {
  it.each([
    ['en', 'Milestone', 'A milestone. Milestones.', ['milestone', 'Milestones']],
    ['en', 'Dependency', 'its dependencies', ['dependencies']],
    ['en', 'Match key', 'two match keys', ['match keys']],
    ['en', 'WBS', 'the WBS and the wbs', ['WBS']],
    ['en', 'S-curve', 'an S-curve', ['S-curve']],
    ['fr', 'Jeu de données', 'les jeux de données', ['jeux de données']],
    ['fr', 'Journal d’audit', 'les journaux d’audit', ['journaux d’audit']],
    ['fr', 'Écart', 'l’écart', ['écart']],
    ['fr', 'Clé de rapprochement', 'des clés de\nrapprochement', ['clés de\nrapprochement']],
  ] as const)('%s: finds "%s" in "%s"', (locale, form, text, found) => {
    expect(find(locale, [form], text)).toEqual(found);
  });

  it.each([
    ['en', 'Lag', 'a flag, lagging'],
    ['en', 'Run', 'a dry-run'],
    ['fr', 'Écart', 'écarté'],
  ] as const)('%s: finds no "%s" inside the words of "%s"', (locale, form, text) => {
    expect(find(locale, [form], text)).toEqual([]);
  });

  it('takes the longest term, and no shorter one inside it', () => {
    expect(find('en', ['Variance', 'Cost variance'], 'cost variance and variance')).toEqual([
      'cost variance',
      'variance',
    ]);
  });

  it('leaves quotations as they are', () => {
    expect(find('en', ['Match key'], '“The match key is empty.” Set a match key.')).toHaveLength(1);
    expect(find('fr', ['Clé'], 'Message : « La clé manque. »')).toEqual([]);
  });

  it('takes the signs of a term as they are', () => {
    expect(find('en', ['C++ (old)'], 'C++ (old) code')).toEqual(['C++ (old)']);
  });
});
