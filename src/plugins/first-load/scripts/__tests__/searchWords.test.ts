import {expect, it} from 'vitest';
import {splitWords} from '../searchWords';

it('keeps apart the words that the search alone shows', () => {
  const words = {'search.box.close': 'Fermer', 'search.open': 'Ouvrir', 'home.title': 'Accueil'};
  const sources = [
    {
      file: '/src/components/SearchBox/index.tsx',
      text: `id: 'search.box.close'; id: "search.open"`,
    },
    {file: '/src/components/SearchButton/index.tsx', text: `id="search.open"`},
  ];
  expect(splitWords(words, sources)).toEqual({
    search: {'search.box.close': 'Fermer'},
    others: {'search.open': 'Ouvrir', 'home.title': 'Accueil'},
  });
});
