import {expect, it} from 'vitest';
import {htmlFiles, openPage} from '../../support/build';
import {locales, localized} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

it('has a language, and one h1 unless it redirects', () => {
  const files = htmlFiles();
  expect(files.length).toBeGreaterThan(180);
  const pages = files.filter((file) => openPage(file)('meta[http-equiv="refresh"]').length === 0);
  expectFacts(pages, (file) => {
    const $ = openPage(file);
    return {
      panels: [$('[role="tabpanel"]:not([hidden])').length, $('[role="tablist"]').length],
      language: [$('html').attr('lang'), file.startsWith('/fr/') ? 'fr' : 'en'],
      direction: [$('html').attr('dir'), 'ltr'],
      headings: [$('h1').length, 1],
    };
  });
});

it.each(locales)('the 404 page in %s has noindex, and no canonical URL or languages', (locale) => {
  const $ = openPage(localized('/404.html', locale));
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('link[rel="canonical"], link[hreflang]')).toHaveLength(0);
});
