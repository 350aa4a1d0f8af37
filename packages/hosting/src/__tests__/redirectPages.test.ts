import {expect, it} from 'vitest';
import {writeRedirectPages} from '../redirectPages';

it.each([
  [['/other/'], 'The redirect from /old/ leads to /new/, which is not a page'],
  [['/new/', '/old/'], 'The redirect from /old/ has the URL of a page'],
])('rejects redirects if the pages are %j', (routes, message) => {
  const site = {baseUrl: '/', language: 'en', routes, write: () => {}};
  const redirects = [{from: '/old/', to: '/new/'}];
  expect(() => writeRedirectPages(site, redirects, 'Moved', '')).toThrow(message);
});
