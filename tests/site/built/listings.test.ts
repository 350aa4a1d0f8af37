import {describe, expect, it} from 'vitest';
import {buildFolders, buildHas, openPage, plain, readBuild} from '../../support/build';
import {
  announcements,
  locales,
  localized,
  plannedPages,
  routes,
  siteUrl,
  type Locale,
} from '../../support/contract';

/** Categories, tags, sitemap, search, aliases: what lists pages, and what must not. */
describe.each(locales)('listings in %s', (locale) => {
  const planned = plannedPages(locale);
  const unlisted = planned.filter((page) => page.unlisted).map(({path}) => path);
  const listed = planned.filter((page) => !page.unlisted).map(({path}) => path);
  const everywhere = [
    ...planned.map(({path}) => path),
    ...routes.categories.map((category) => localized(category, locale)),
  ];
  const hrefs = ($: ReturnType<typeof openPage>, selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');

  it('has, in the menu and on the cards of categories, links that lead to every listed page', () => {
    const wanted = [...listed, ...routes.categories.map((category) => localized(category, locale))];
    const reached = new Set([localized('/', locale)]);
    // Grows while it is walked.
    for (const address of reached) {
      hrefs(openPage(address), '.theme-doc-sidebar-menu a, main article > ul a')
        .filter((href) => wanted.includes(href))
        .forEach((href) => reached.add(href));
    }
    expect([...reached].sort()).toEqual(wanted.sort());
  });

  it.each(routes.categories)('%s has a title, a description and cards', (category) => {
    const $ = openPage(localized(category, locale));
    const description = plain($('meta[name="description"]').attr('content') ?? '');
    expect($('html').attr('lang')).toBe(locale);
    expect(plain($('h1').text())).not.toBe('');
    expect(description).not.toBe('');
    expect(plain($('main').text())).toContain(description);
    expect(hrefs($, 'main article a').length).toBeGreaterThan(0);
  });

  it.each(routes.categories)(
    '%s says how many pages it leads to, with an icon each',
    (category) => {
      const $ = openPage(localized(category, locale));
      const cards = $('main article li');
      // A group inside a category counts with its own pages.
      const inGroups = cards
        .toArray()
        .map((card) =>
          Number(/^\d+(?= page)/.exec(plain($(card).children().last().text()))?.[0] ?? 1),
        );
      const count = inGroups.reduce((sum, pages) => sum + pages, 0);
      expect(plain($('main article > p').text())).toBe(count === 1 ? '1 page' : `${count} pages`);
      expect(cards.has('.icon')).toHaveLength(cards.length);
      expect(cards.length).toBeGreaterThan(0);
    },
  );

  it('translates the title and the description of every category', () => {
    const differing = routes.categories.filter((category) => {
      const describe = (language: Locale) =>
        openPage(localized(category, language))('meta[name="description"]').attr('content');
      return describe('en') !== describe('fr');
    });
    expect(differing).toEqual(routes.categories);
  });

  it.each([
    ['api-post', ['/api/api/']],
    [
      'public-rest-api',
      ['get_started', 'authentification', 'routing', 'common-parameters', 'response'].map(
        (name) => `/public_rest_api/${name}/`,
      ),
    ],
  ])('the index of %s links to its unlisted pages', (name, pages) => {
    const $ = openPage(localized(`/category/${name}/`, locale));
    expect(hrefs($, 'main article a')).toEqual(pages.map((page) => localized(page, locale)));
  });

  it('shows every listed page in the sidebar, and no unlisted one on any page', () => {
    const inSidebars = new Set(everywhere.flatMap((page) => hrefs(openPage(page), '.menu a')));
    expect(listed.filter((page) => !inSidebars.has(page))).toEqual([]);
    expect(unlisted.filter((page) => inSidebars.has(page))).toEqual([]);
  });

  it('leads to no unlisted page by a previous or next link', () => {
    const neighbours = everywhere.flatMap((page) => hrefs(openPage(page), '.pagination-nav a'));
    expect(neighbours.length).toBeGreaterThan(60);
    expect(neighbours.filter((page) => unlisted.includes(page))).toEqual([]);
  });

  it('has the eleven tags and no other', () => {
    const tags = routes.tags.filter((tag) => tag !== '/tags/').map((tag) => tag.split('/')[2]);
    expect(buildFolders(localized('/tags/', locale))).toEqual(tags);
  });

  it.each(routes.tags.filter((tag) => tag !== '/tags/'))(
    '%s lists the listed pages that carry it, and says what it means',
    (tag) => {
      const $ = openPage(localized(tag, locale));
      const carriers = planned
        .filter((page) => !page.unlisted && page.tags.includes(tag.split('/')[2]!))
        .map(({path}) => path);
      expect(
        new Set(hrefs($, 'main h2 a, main article a').filter((href) => !href.startsWith('#'))),
      ).toEqual(new Set(carriers));
      expect(plain($('meta[name="description"]').attr('content') ?? '')).not.toBe('');
    },
  );

  it('groups the tags by subject, each once, with its description and number of pages', () => {
    const $ = openPage(localized('/tags/', locale));
    const groups = $('main section').toArray();
    expect(groups.map((group) => $(group).find('h2').length)).toEqual([1, 1, 1, 1]);
    const cards = $('main section li');
    expect(hrefs($, 'main section li a').sort()).toEqual(
      routes.tags.filter((tag) => tag !== '/tags/').map((tag) => localized(tag, locale)),
    );
    for (const card of cards.toArray()) {
      const [, text, note] = $(card).children().toArray();
      expect(plain($(text).text())).not.toBe('');
      const tag = openPage($(card).find('a').attr('href')!);
      expect(plain($(note).text())).toMatch(
        new RegExp(`^${tag('main article li').length} pages?$`),
      );
    }
  });

  it('says on the cards of a tag which category each page is of', () => {
    const $ = openPage(localized('/tags/get-started/', locale));
    const categories = $('main article li')
      .toArray()
      .map((card) => plain($(card).children().last().text()));
    const inMenu = openPage(localized('/', locale))('.menu > ul > li > div > a')
      .toArray()
      .map((link) => plain($(link).text()));
    expect(categories.length).toBeGreaterThan(3);
    expect(categories.filter((category) => !inMenu.includes(category))).toEqual([]);
  });

  it.each([...routes.categories, ...routes.tags, '/', '/datasets/connectors/jira/'])(
    '%s says where it stands, for readers and for search engines',
    (address) => {
      const $ = openPage(localized(address, locale));
      const trail = JSON.parse($('script[type="application/ld+json"]').text());
      const shown = $('.theme-doc-breadcrumbs li')
        .toArray()
        .slice(1)
        .map((step) => plain($(step).text()));
      expect(trail).toMatchObject({'@context': 'https://schema.org', '@type': 'BreadcrumbList'});
      const steps = trail.itemListElement as {position: number; name: string; item: string}[];
      expect(steps.map(({position}) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(shown).toEqual(expect.arrayContaining(steps.map(({name}) => plain(name))));
      expect(steps.at(-1)!.item).toBe(siteUrl + localized(address, locale));
      for (const {item} of steps) {
        expect(buildHas(`${item.slice(siteUrl.length)}index.html`), item).toBe(true);
      }
    },
  );

  it('lists in the sitemap every listed page, weekly, and nothing else of the documents', () => {
    const sitemap = readBuild(`${localized('/', locale)}sitemap.xml`);
    const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry!);
    const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);
    expect(addresses.filter((address) => address.includes('/search/'))).toEqual([]);
    expect(unlisted.filter((page) => addresses.includes(siteUrl + page))).toEqual([]);
    expect(
      [...listed, ...routes.categories.map((category) => localized(category, locale))].filter(
        (page) => !addresses.includes(siteUrl + page),
      ),
    ).toEqual([]);
    for (const entry of entries) {
      expect(entry).toContain('<changefreq>weekly</changefreq>');
      expect(entry).toContain('<priority>0.5</priority>');
    }
  });

  it.each(Object.entries(routes.aliases))('%s leads to %s without JavaScript', (alias, target) => {
    const address = localized(alias, locale);
    const $ = openPage(address.endsWith('/') ? address : `${address}/`);
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(
      `0; url=${localized(target, locale)}`,
    );
  });

  it('keeps the search page out of search engines', () => {
    const $ = openPage(localized('/search/', locale));
    expect($('html').attr('lang')).toBe(locale);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
    expect($('main h1').length).toBe(1);
  });

  it('has an address for announcements when one is published, and none while all are drafts', () => {
    const published = announcements(locale);
    expect(buildHas(`${localized('/', locale)}blog`)).toBe(published.length > 0);
    for (const announcement of published) {
      expect(hrefs(openPage(localized('/blog/', locale)), 'main h2 a')).toContain(announcement);
    }
  });
});
