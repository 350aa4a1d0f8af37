import {describe, expect, it} from 'vitest';
import {attributesOf, htmlFiles, openPage, readBuild, textsOf} from '../../support/build';
import {locales, localized} from '../../support/contract';

const headScripts = (file: string) => textsOf(openPage(file), 'head script:not([src], [type])');

describe.each(locales)('the 404 page in %s', (locale) => {
  const file = localized('/404.html', locale);

  it('links to other pages, in its language', () => {
    const $ = openPage(file);
    expect(textsOf($, 'main h1')).toEqual([{en: 'Page not found', fr: 'Page introuvable'}[locale]]);
    expect(attributesOf($, 'main a', 'href')).toEqual([
      localized('/search/', locale),
      localized('/', locale),
      localized('/troubleshooting/', locale),
      localized(`/support_${locale}/`, locale),
    ]);
  });

  it('has noindex, and no canonical URL or translations', () => {
    const $ = openPage(file);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"], link[hreflang]')).toHaveLength(0);
  });
});

it('only 404 pages have the script that detects the language of an address', () => {
  const commonScripts = headScripts('/tags/index.html');
  const pages = locales.map((locale) => localized('/404.html', locale));
  const addedScripts = pages.map((page) =>
    headScripts(page).filter((script) => !commonScripts.includes(script)),
  );
  const script = expect.stringContaining('#asked=') as string;
  expect(addedScripts).toEqual([[script], addedScripts[0]]);
  const filesWithScript = htmlFiles().filter((file) => readBuild(file).includes('#asked='));
  expect(filesWithScript.sort()).toEqual(pages.sort());
});
