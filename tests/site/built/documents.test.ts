import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {dependencies} from '../../../package.json';
import {contentRules} from '../../../src/config/contentRules';
import {hasHistory} from '../../../src/config/history';
import {parseReleases} from '../../../src/plugins/releases/parse';
import {openPage, plain} from '../../support/build';
import {locales, localized, plannedPages, routes, siteTitle, siteUrl} from '../../support/contract';

describe.each(locales)('documents in %s', (locale) => {
  const planned = plannedPages(locale);

  it('are those of the contract', () => {
    expect(planned.length).toBeGreaterThan(60);
  });

  it.each(planned)('$path is as its writer has it', (page) => {
    const $ = openPage(page.path);
    const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
    const alternates = Object.fromEntries(
      $('link[rel="alternate"][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
    );
    const english = routes.docs.find(({id}) => id === page.id)!.path;

    expect($('html').attr('lang')).toBe(locale);
    expect($('html').attr('dir')).toBe('ltr');
    expect(plain($('title').text())).toBe(`${page.title} | ${siteTitle[locale]}`);
    expect(plain(meta('description') ?? '')).toBe(page.description);
    expect(meta('generator')).toBe(`Docusaurus v${dependencies['@docusaurus/core']}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(siteUrl + page.path);
    expect(alternates).toEqual({
      en: siteUrl + localized(english, 'en'),
      fr: siteUrl + localized(english, 'fr'),
      'x-default': siteUrl + localized(english, 'en'),
    });
    expect($('h1')).toHaveLength(1);
    if (!/_(?:en|fr)\.mdx$/.test(page.source)) {
      expect(plain($('h1').text())).toBe(page.title);
    }
    expect(meta('robots')).toBe(page.unlisted ? 'noindex, nofollow' : undefined);
  });

  it.each(planned)('$path keeps every anchor that was published', ({path, anchors}) => {
    const $ = openPage(path);
    const ids = new Set(
      $('.theme-doc-markdown [id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    );
    expect(anchors.length).toBeGreaterThan(0);
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
  });

  it.each(planned)('$path says something under each heading', (page) => {
    const $ = openPage(page.path);
    const empty = $('.theme-doc-markdown h2')
      .toArray()
      .filter((heading) => plain($(heading).nextUntil('h2').text()).length < 40)
      .map((heading) => $(heading).attr('id'))
      .filter((id) => id !== 'related-pages');
    expect(empty).toEqual([]);
  });

  it.each(planned)('$path shows its tags and no other', (page) => {
    const $ = openPage(page.path);
    const shown = $('article a[rel="tag"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(shown.sort()).toEqual(page.tags.map((tag) => localized(`/tags/${tag}/`, locale)).sort());
  });
});

describe.each(locales)('under the title, in %s', (locale) => {
  const folder = contentRules.folders[locale]!;

  it.each(plannedPages(locale))('$path says when it was last changed', (page) => {
    const file = page.source.replace('docs', folder);
    const shown = openPage(page.path)('article time').attr('datetime');
    expect(shown && Date.parse(shown)).toBe(lastChangeOf(file));
  });

  it('a page says which release it describes', () => {
    const file = `${folder}/versions.mdx`;
    const [newest] = parseReleases(fs.readFileSync(file, 'utf8'), file);
    const $ = openPage(localized('/glossary/', locale));
    const word = {en: 'Release', fr: 'Version'}[locale];
    expect(plain($('article header ~ div').text())).toContain(`${word} ${newest!.version}`);
  });
});

/** In milliseconds; `undefined` without a history, where a page says none. */
function lastChangeOf(file: string): number | undefined {
  if (!hasHistory('.')) {
    return undefined;
  }
  const options = {encoding: 'utf8'} as const;
  return Number(execFileSync('git', ['log', '-1', '--format=%ct', '--', file], options)) * 1000;
}

describe('pages that exist in one language', () => {
  it.each([
    ['/fr/support_en/', 'en'],
    ['/fr/datasets/data_quality_en/', 'en'],
    ['/support_fr/', 'fr'],
    ['/datasets/data_quality_fr/', 'fr'],
  ])('%s marks its text as %s', (address, lang) => {
    const $ = openPage(address);
    expect($('h1').closest('[lang]').attr('lang')).toBe(lang);
    expect($('#related-pages').closest('[lang]').attr('lang')).toBe(lang);
  });

  it.each([
    ['/support_en/', 'fr', '/support_fr/'],
    ['/fr/support_fr/', 'en', '/fr/support_en/'],
    ['/datasets/data_quality_en/', 'fr', '/datasets/data_quality_fr/'],
    ['/fr/datasets/data_quality_fr/', 'en', '/fr/datasets/data_quality_en/'],
  ])('%s opens with a note in %s that leads to %s', (address, lang, twin) => {
    const $ = openPage(address);
    const note = $('.theme-admonition').first();
    expect(note.find(`[lang="${lang}"] a`).attr('href')).toBe(twin);
  });
});
