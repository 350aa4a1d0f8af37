import {describe, expect, it} from 'vitest';
import type {KnownPage} from '../../src/plugins/page-list/knownPage';
import {buildHas, htmlFiles, openPage, plain, readBuild} from '../support/build';
import {locales, localized, plannedPages, routes} from '../support/contract';

/** Inline scripts of a page that stand in its head. */
function headScripts(file: string): string[] {
  const $ = openPage(file);
  return $('head script:not([src], [type])')
    .toArray()
    .map((script) => $(script).text());
}

describe.each(locales)('the page that is not found in %s', (locale) => {
  const file = localized('/404.html', locale);

  it('says where to go, in its language', () => {
    const $ = openPage(file);
    const hrefs = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect($('html').attr('lang')).toBe(locale);
    expect(plain($('main h1').text())).toBe(
      locale === 'en' ? 'Page not found' : 'Page introuvable',
    );
    expect(hrefs).toEqual([
      localized('/', locale),
      localized('/troubleshooting/', locale),
      localized(`/support_${locale}/`, locale),
    ]);
  });

  it('asks not to be indexed', () => {
    expect(openPage(file)('meta[name="robots"]').attr('content')).toBe('noindex');
  });
});

describe('the script that finds the language of an address', () => {
  const [script, ...others] = headScripts('/404.html');

  it('is the one inline script in the head of a 404 page, the same in every language', () => {
    expect(script).toContain('#asked=');
    expect(others).toEqual([]);
    for (const locale of locales) {
      expect(headScripts(localized('/404.html', locale))).toEqual([script]);
    }
  });

  it('is on no other page', () => {
    const with404 = htmlFiles().filter((file) => readBuild(file).includes('#asked='));
    expect(with404.sort()).toEqual(locales.map((locale) => localized('/404.html', locale)).sort());
  });
});

describe.each(locales)('the list of the pages of %s', (locale) => {
  const pages = JSON.parse(readBuild(localized('/pages.json', locale))) as KnownPage[];
  const byPath = new Map(pages.map((page) => [page.path, page]));

  it('has every document, with its title, and which are unlisted', () => {
    for (const {path, title, unlisted} of plannedPages(locale)) {
      const page = byPath.get(path);
      expect(plain(page?.title ?? '')).toBe(plain(title));
      expect(page?.unlisted ?? false, path).toBe(unlisted);
    }
  });

  it('has every category and every tag, by the heading of its page', () => {
    for (const listing of [...routes.categories, ...routes.tags]) {
      const path = localized(listing, locale);
      expect(plain(openPage(path)('h1').text())).toContain(plain(byPath.get(path)?.title ?? '?'));
    }
  });

  it('has each page once, and none that is not there', () => {
    expect(byPath.size).toBe(pages.length);
    expect(pages.filter(({path}) => !buildHas(`${path}index.html`))).toEqual([]);
  });

  it('knows the other addresses of a page', () => {
    for (const [alias, target] of Object.entries(routes.aliases)) {
      expect(byPath.get(localized(target, locale))?.aliases).toContain(localized(alias, locale));
    }
  });
});
