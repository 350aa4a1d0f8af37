import fs from 'node:fs';
import path from 'node:path';
import {pageKinds} from '../../../packages/authoring/src/pages/newPage';
import {expect, test} from '../../support/browser';
import {attributesOf} from '../../support/build';
import {openBuilt, ownerBase, ownerDir, ownerServed} from './build';
import {movedTwice, newPagePath, outdatedPage} from './steps/pages';
import {untranslatedPage} from './steps/versions';

test.use({served: ownerServed});

test('a new page of each kind is in both languages and in the menu', () => {
  for (const kind of pageKinds) {
    const address = `${newPagePath(kind)}/`;
    const english = openBuilt(address);
    expect(english('h1').text().trim()).toBe('Written.');
    expect(english(`.menu__link--active[href="${ownerBase}${address}"]`)).toHaveLength(1);
    expect(openBuilt(`fr/${address}`)('article').text()).toContain('Écrit.');
  }
});

test('a page that moved twice is at its new address, to which both former ones redirect', () => {
  for (const language of ['', 'fr/']) {
    const address = `${ownerBase}${language}${movedTwice.path}/`;
    const $ = openBuilt(language + movedTwice.path);
    expect($('link[rel="canonical"]').attr('href')).toContain(address);
    expect(attributesOf($, 'article a', 'href')).toContain(
      `${ownerBase}${language}roadmapping/export/`,
    );
    for (const former of movedTwice.former) {
      const refresh = openBuilt(language + former)('meta[http-equiv="refresh"]');
      expect(refresh.attr('content')).toBe(`0; url=${address}`);
    }
  }
});

test('a French page with changed English text says so at its top, in French', () => {
  const $ = openBuilt(`fr/${outdatedPage}`);
  const notice = $('.theme-admonition').first();
  expect(notice.text()).toContain('La version anglaise a été modifiée depuis cette traduction.');
  expect(notice.find('a').attr('href')).toBe(`${ownerBase}${outdatedPage}/`);
  expect(notice.find('a').attr('hreflang')).toBe('en');
  expect($('article [lang="en"]')).toHaveLength(0);
});

test('a page without a French file says so in French, and shows its English text as English', () => {
  const $ = openBuilt(`fr/${untranslatedPage}`);
  const notice = $('.theme-admonition').first();
  expect(notice.text()).toContain('Page non traduite');
  expect(notice.text()).toContain('Cette page n’est disponible qu’en anglais.');
  expect(notice.find('a').attr('href')).toBe(`${ownerBase}${untranslatedPage}/`);
  expect($('title').text()).toContain('Export a roadmap');
  const parts = [
    ...['h1', 'div:has(> header) + div', 'article h2', 'article table'],
    ...['article .theme-doc-markdown p', '.menu__link--active[href$="/export/"]'],
  ];
  const languages = parts.map((part) => $(part).first().closest('[lang]').attr('lang'));
  expect(languages).toEqual(parts.map(() => 'en'));
  const contents = $('.table-of-contents a').toArray();
  expect(contents.length).toBeGreaterThan(3);
  expect(contents.every((link) => $(link).closest('[lang]').attr('lang') === 'en')).toBe(true);
  const next = openBuilt('fr/roadmapping/manage_and_share')('.pagination-nav__link--next');
  expect(next.find('span[lang="en"]').text()).toBe('Export');
  expect($('article strong').text()).toContain('Export');
  const links = attributesOf($, 'article .theme-doc-markdown [lang="en"] a[href^="/"]', 'href');
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !link.startsWith(`${ownerBase}fr/`))).toEqual([]);
  const index = fs.readFileSync(path.join(ownerDir, 'fr/search-data/index.json'), 'utf8');
  expect(index).toContain('Export a roadmap');
});
