import {expect, it} from 'vitest';
import {writeRedirectPages} from '../redirectPages';

const redirects = [
  {from: '/old/', to: '/new/'},
  {from: '/older.html', to: '/new/'},
];

function redirectPages(baseUrl: string, routes: string[]): Record<string, string> {
  const pages: Record<string, string> = {};
  const write = (file: string, html: string) => void (pages[file] = html);
  writeRedirectPages(
    {baseUrl, language: 'fr', routes, write},
    redirects,
    'Moved',
    "default-src 'none'",
  );
  return pages;
}

it('redirects within the base URL of the locale', () => {
  const pages = redirectPages('/fr/', ['/fr/new/']);
  expect(Object.keys(pages)).toEqual(['old/index.html', 'older.html/index.html']);
  const page = pages['old/index.html'];
  expect(page).toContain('<html lang=fr>');
  expect(page).toContain('<meta http-equiv=Content-Security-Policy content="default-src');
  expect(page).toContain('content="0; url=/fr/new/"');
});

it.each([
  [['/other/'], 'The redirect from /old/ leads to /new/, which is not a page'],
  [['/new/', '/old/'], 'The redirect from /old/ has the URL of a page'],
])('rejects redirects if the pages are %j', (routes, message) => {
  expect(() => redirectPages('/', routes)).toThrow(message);
});
