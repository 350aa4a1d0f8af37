import {describe, expect, it} from 'vitest';
import {htmlFiles, openPage, plain, readBuild} from '../../support/build';
import {locales, localized, type Locale} from '../../support/contract';

/** Inline scripts in the head of a page. */
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
  const everywhere = headScripts('/tags/index.html');
  const own = (locale: Locale) =>
    headScripts(localized('/404.html', locale)).filter((script) => !everywhere.includes(script));

  it('is the one that the head of a 404 page has more, the same in every language', () => {
    const [script, ...others] = own('en');
    expect(script).toContain('#asked=');
    expect(others).toEqual([]);
    for (const locale of locales) {
      expect(own(locale)).toEqual([script]);
    }
  });

  it('is on no other page', () => {
    const with404 = htmlFiles().filter((file) => readBuild(file).includes('#asked='));
    expect(with404.sort()).toEqual(locales.map((locale) => localized('/404.html', locale)).sort());
  });
});
