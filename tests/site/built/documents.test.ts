import {describe, expect, it} from 'vitest';
import {checkedVersions} from '../../../packages/docusaurus-patches/src/patchList';
import {attributesOf, openPage, collapseSpaces} from '../../support/build';
import {
  locales,
  localized,
  contractPages,
  routes,
  siteTitle,
  siteUrl,
} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

const generators = checkedVersions.map((version) => `Docusaurus v${version}`);

describe.each(locales)('documents in %s', (locale) => {
  const documents = contractPages(locale);

  it('have the metadata of their sources', () => {
    expect(documents.length).toBeGreaterThan(60);
    expectFacts(documents, (page) => {
      const $ = openPage(page.path);
      const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
      const alternates = Array.from($('link[rel="alternate"][hreflang]'), ({attribs}) => [
        attribs.hreflang,
        attribs.href,
      ]);
      const english = routes.docs.find(({id}) => id === page.id)!.path;
      const [en, fr] = [siteUrl + english, siteUrl + localized(english, 'fr')];
      // Their heading is in the page's own language.
      const isInOneLanguage = /_(?:en|fr)\.mdx$/.test(page.source);
      const tags = page.tags.map((tag) => localized(`/tags/${tag}/`, locale));
      return {
        title: [collapseSpaces($('title').text()), `${page.title} | ${siteTitle[locale]}`],
        heading: [isInOneLanguage ? page.title : collapseSpaces($('h1').text()), page.title],
        description: [collapseSpaces(meta('description') ?? ''), page.description],
        generator: [generators.includes(meta('generator') ?? ''), true],
        canonical: [$('link[rel="canonical"]').attr('href'), siteUrl + page.path],
        alternates: [Object.fromEntries(alternates), {en, fr, 'x-default': en}],
        robots: [meta('robots'), page.unlisted ? 'noindex, nofollow' : undefined],
        tags: [attributesOf($, 'article a[rel="tag"]', 'href').sort(), tags.sort()],
        // Pages show a release instead of a date.
        days: [$('article time:not([data-release] *)').length, 0],
      };
    });
  });

  it('link to an email about the page', () => {
    expectFacts(documents, ({path, title}) => {
      const email = new URL(openPage(path)('.theme-doc-footer a[href^="mailto:"]').attr('href')!);
      return {
        subject: [collapseSpaces(email.searchParams.get('subject')!).endsWith(title), true],
        body: [email.searchParams.get('body')?.trim(), siteUrl + path],
      };
    });
  });

  it('keep every anchor ever published', () => {
    expect(documents.filter(({anchors}) => anchors.length === 0)).toEqual([]);
    const missingAnchors = documents.flatMap(({path, anchors}) => {
      const ids = new Set(attributesOf(openPage(path), '.theme-doc-markdown [id]', 'id'));
      return anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${path}#${anchor}`);
    });
    expect(missingAnchors).toEqual([]);
  });

  it('name the heading in each direct link', () => {
    const prefix = {en: 'Direct link to', fr: 'Lien direct vers'}[locale];
    const links = documents.flatMap(({path}) => {
      const $ = openPage(path);
      return Array.from($('.theme-doc-markdown .hash-link'), (link) => {
        const parent = $(link).parent();
        // API operations are named without their method and path.
        const heading = (parent.is('div') ? parent.find('h4') : parent).clone();
        heading.find('.hash-link, [data-method], [data-method] + code').remove();
        return {
          title: collapseSpaces(link.attribs.title!),
          expected: `${prefix} ${collapseSpaces(heading.text())}`,
        };
      });
    });
    expect(links.length).toBeGreaterThan(900);
    expect(links.filter(({title, expected}) => title !== expected)).toEqual([]);
  });

  it('list their headings of levels 2 and 3 in the table of contents, and no others', () => {
    // The home page has no table of contents.
    const pages = documents.filter(({path}) => path !== localized('/', locale));
    expectFacts(pages, ({path, text}) => {
      const $ = openPage(path);
      // Pages with a filter only list their sections.
      const levels = text.includes('\ntoc_max_heading_level: 2\n') ? 'h2' : ':is(h2, h3)';
      const headings = $(`.theme-doc-markdown ${levels}`);
      const contents = new Set(attributesOf($, '.table-of-contents a', 'href'));
      return {contents: [[...contents], Array.from(headings, ({attribs}) => `#${attribs.id}`)]};
    });
  });

  it('in the other language are marked as such, and linked from their counterpart', () => {
    const otherLocale = locale === 'en' ? 'fr' : 'en';
    expectFacts(['/support', '/datasets/data_quality'], (page) => {
      const address = localized(`${page}_${otherLocale}/`, locale);
      const translatedPage = openPage(address);
      const counterpart = openPage(localized(`${page}_${locale}/`, locale));
      const languageOf = (selector: string) =>
        translatedPage(selector).closest('[lang]').attr('lang');
      const note = counterpart('.theme-admonition').first();
      return {
        heading: [languageOf('h1'), otherLocale],
        text: [languageOf('#related-pages'), otherLocale],
        note: [note.find(`[lang="${otherLocale}"] a`).attr('href'), address],
      };
    });
  });
});
