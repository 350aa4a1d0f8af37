import {describe, expect, it} from 'vitest';
import {
  attributesOf,
  buildHas,
  builtFiles,
  openPage,
  collapseSpaces,
  readBuild,
  textsOf,
} from '../../support/build';
import {
  announcementPaths,
  locales,
  localized,
  contractPages,
  routes,
  siteUrl,
} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

const tags = routes.tags.filter((tag) => tag !== '/tags/');

const hrefs = (address: string, selector: string) =>
  attributesOf(openPage(address), selector, 'href');

const descriptionOf = (address: string) =>
  collapseSpaces(openPage(address)('meta[name="description"]').attr('content') ?? '');

describe.each(locales)('listings in %s', (locale) => {
  const documents = contractPages(locale);
  const unlisted = documents.filter((page) => page.unlisted).map(({path}) => path);
  const listed = documents.filter((page) => !page.unlisted).map(({path}) => path);
  const categories = routes.categories.map((category) => localized(category, locale));
  const allPages = [...listed, ...unlisted, ...categories];

  it('describes each category, and each page on its cards', () => {
    expectFacts(categories, (category) => {
      const $ = openPage(category);
      const description = descriptionOf(category);
      const cards = $('main article li').length;
      return {
        isTitled: [textsOf($, 'h1').join() !== '', true],
        // Breadcrumbs of one entry.
        hasBreadcrumbs: [$.html().includes('BreadcrumbList'), false],
        isDescribed: [
          description !== '' && collapseSpaces($('main').text()).includes(description),
          true,
        ],
        isEmpty: [cards === 0, false],
        areDescribed: [$('main article li > :nth-child(2)').length, cards],
      };
    });
  });

  it('links from the API categories to their unlisted pages', () => {
    const names = ['get_started', 'authentification', 'routing', 'common-parameters', 'response'];
    const linked = ['/category/api-post/', '/category/public-rest-api/'].flatMap((category) =>
      hrefs(localized(category, locale), 'main article a'),
    );
    expect(linked).toEqual(
      ['/api/api/', ...names.map((name) => `/public_rest_api/${name}/`)].map((page) =>
        localized(page, locale),
      ),
    );
  });

  it('links from the datasets category to all connectors', () => {
    const linked = hrefs(localized('/category/datasets/', locale), 'main article a');
    const connectors = documents.filter(({path}) => path.includes('/connectors/'));
    expect(connectors.filter(({path}) => !linked.includes(path))).toEqual([]);
  });

  it('shows every listed page in the sidebar, and no unlisted ones', () => {
    const inSidebars = new Set(allPages.flatMap((page) => hrefs(page, '.menu a')));
    expect([...listed, ...categories].filter((page) => !inSidebars.has(page))).toEqual([]);
    expect(unlisted.filter((page) => inSidebars.has(page))).toEqual([]);
  });

  it('links from no listed page to an unlisted one by previous or next', () => {
    const neighbours = [...listed, ...categories].flatMap((page) =>
      hrefs(page, '.pagination-nav a'),
    );
    expect(neighbours.length).toBeGreaterThan(60);
    expect(neighbours.filter((page) => unlisted.includes(page))).toEqual([]);
  });

  it('has the tags of the contract, with descriptions and their listed pages', () => {
    const index = localized('/tags/', locale);
    const addresses = tags.map((tag) => localized(tag, locale));
    const built = builtFiles(`${index}*/index.html`);
    expect(built.sort()).toEqual(addresses.map((address) => `${address.slice(1)}index.html`));
    expect(hrefs(index, 'main li > div > a').sort()).toEqual(addresses);
    expect(descriptionOf(index)).not.toBe('');
    expectFacts(addresses, (tag) => {
      const name = tag.split('/').at(-2)!;
      const tagged = documents.filter((page) => !page.unlisted && page.tags.includes(name));
      const links = hrefs(tag, 'main article a');
      return {
        pages: [[...new Set(links)].sort(), tagged.map(({path}) => path).sort()],
        isDescribed: [descriptionOf(tag) !== '', true],
      };
    });
  });

  it('has breadcrumbs for readers and search engines', () => {
    const pages = ['/administration/admin_get_started/', '/datasets/connectors/jira/'];
    expectFacts(pages, (page) => {
      const address = localized(page, locale);
      const $ = openPage(address);
      const breadcrumbs = JSON.parse($('script[type="application/ld+json"]').text());
      const steps = breadcrumbs.itemListElement as {position: number; name: string; item: string}[];
      const visibleNames = textsOf($, '.theme-doc-breadcrumbs li').slice(1);
      const isBuilt = (item: string) => buildHas(`${item.slice(siteUrl.length)}index.html`);
      return {
        kind: [
          `${breadcrumbs['@context']}/${breadcrumbs['@type']}`,
          'https://schema.org/BreadcrumbList',
        ],
        positions: [steps.map(({position}) => position), steps.map((_, index) => index + 1)],
        hidden: [steps.filter(({name}) => !visibleNames.includes(collapseSpaces(name))), []],
        last: [steps.at(-1)?.item, siteUrl + address],
        missing: [steps.filter(({item}) => !isBuilt(item)), []],
      };
    });
  });

  it('lists every listed page in the sitemap, weekly, and no other documents', () => {
    const sitemap = readBuild(`${localized('/', locale)}sitemap.xml`);
    const entries = Array.from(sitemap.matchAll(/<url>(.*?)<\/url>/gs), ([, entry]) => entry!);
    const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);
    const isInSitemap = (page: string) => addresses.includes(siteUrl + page);
    expect([...listed, ...categories].filter((page) => !isInSitemap(page))).toEqual([]);
    expect([...unlisted, localized('/search/', locale)].filter(isInSitemap)).toEqual([]);
    expect(addresses.filter((address) => !address.endsWith('/'))).toEqual([]);
    const robots = openPage(localized('/search/', locale))('meta[name="robots"]').attr('content');
    expect(robots?.split(', ')).toContain('noindex');
    const expectedHints = '<changefreq>weekly</changefreq><priority>0.5</priority>';
    expect(entries.filter((entry) => !entry.includes(expectedHints))).toEqual([]);
  });

  it('has an announcements page once one is published, and none while all are drafts', () => {
    const published = announcementPaths(locale);
    const blog = localized('/blog/', locale);
    expect(buildHas(blog)).toBe(published.length > 0);
    const linked = published.length > 0 ? hrefs(blog, 'main h2 a') : [];
    expect(published.filter((announcement) => !linked.includes(announcement))).toEqual([]);
  });
});
