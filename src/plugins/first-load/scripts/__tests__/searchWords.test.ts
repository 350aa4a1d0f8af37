import {expect, it} from 'vitest';
import {splitWords, withoutBlogWords} from '../searchWords';

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

it('leaves out the words that the blog alone shows', () => {
  const words = {'blog.older': 'Plus ancien', 'page.edit': 'Modifier'};
  const sources = [
    {file: '/theme/BlogListPaginator/index.js', text: `id: 'blog.older'; id: 'page.edit'`},
    {file: '/theme/EditThisPage/index.js', text: `id="page.edit"`},
  ];
  expect(withoutBlogWords(words, sources)).toEqual({'page.edit': 'Modifier'});
});
