import {expect, it} from 'vitest';
import {collectFiles} from '../collectFiles';

const texts: Record<string, string> = {
  'index.html':
    '<link rel=stylesheet href=/guide/assets/css/main.0011aabb.css><link rel=alternate href=/guide/index.json>' +
    '<img src=/guide/figures/map%20a.svg><a href=/guide/kit/tasks.json>Tasks</a><script src=/guide/assets/js/main.22334455.js>' +
    '<meta property=og:image content=https://site.example/guide/img/card.png>',
  'next/index.html': '<script src=/guide/assets/js/99999999.js>',
  'assets/css/main.0011aabb.css': 'a{src:url(/guide/assets/fonts/a.woff2)}',
  'assets/js/main.22334455.js': 'e={7:"66778899"};load("/guide/kit/tasks.json")',
  'search-data/index.json': '["aabbccddee"]',
};
const otherPaths = [
  ...['404.html', 'fr/index.html', 'index.json', 'index.md', 'kit/tasks.json', 'img/card.png'],
  ...['assets/fonts/a.woff2', 'assets/js/66778899.js', 'assets/js/99999999.js'],
  // Files can share a hash.
  'assets/images/66778899.svg',
  ...['figures/map a.svg', 'search-data/texts/aabbccddee.json'],
];
const files = {
  paths: [...Object.keys(texts), ...otherPaths],
  readText: (path: string) => texts[path] ?? '',
};

it('collects the pages of one language and version, and all files that they load, directly or indirectly', () => {
  expect(collectFiles(files, '/guide/', ['search-data/index.json'], ['fr/', 'next/'])).toEqual([
    ...['404.html', 'assets/css/main.0011aabb.css', 'assets/fonts/a.woff2'],
    'assets/images/66778899.svg',
    ...['assets/js/66778899.js', 'assets/js/main.22334455.js', 'figures/map a.svg'],
    ...['index.html', 'search-data/index.json', 'search-data/texts/aabbccddee.json'],
  ]);
});

it('throws if a seed is missing from the build', () => {
  expect(() => collectFiles(files, '/guide/', ['gone.json'], [])).toThrow(
    'The build has no file gone.json',
  );
});
