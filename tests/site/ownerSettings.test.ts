import fs from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SiteCopy} from '../support/siteCopy';

describe('a site with the settings of an owner', () => {
  let site: SiteCopy;
  let page: CheerioAPI;
  const read = (file: string) => fs.readFileSync(site.path(`build/${file}`), 'utf8');

  beforeAll(async () => {
    site = await SiteCopy.create('owner-settings');
    const french = (plugin: string, file: string) => `i18n/fr/docusaurus-plugin-${plugin}/${file}`;
    await site.edit(
      french('content-docs/current', 'glossary.mdx'),
      (text) => `${text}\n[Gone](/gone/) and [lost](/versions/#lost-anchor)\n`,
    );
    await site.edit('blog/2025-11-18-release-2025-8.mdx', (text) =>
      text.replace('draft: true\n', ''),
    );
    const {code, output} = await site.run(['build', '--locale', 'fr'], {
      TELESCOPE_PRODUCT_NAME: 'Lunette',
      TELESCOPE_SITE_URL: 'https://guide.example.com',
      TELESCOPE_SIGN_IN_URL: 'https://app.example.com/sign-in',
      TELESCOPE_REPOSITORY_URL: 'https://github.com/example/guide',
      TELESCOPE_COPYRIGHT_YEAR: '2027',
      TELESCOPE_ANNOUNCEMENT_ID: 'spring-2027',
      TELESCOPE_ANNOUNCEMENT_EN: 'What is new? [The versions](/versions/) & more.',
      TELESCOPE_ANNOUNCEMENT_FR: 'Quoi de neuf ? [Les versions](/versions/) & plus.',
      TELESCOPE_ALGOLIA_APP_ID: 'ABC123',
      TELESCOPE_ALGOLIA_SEARCH_KEY: 'abc123',
      TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
    });
    expect(output).toContain('Generated static files');
    expect(output).not.toContain('/gone/');
    expect(code).toBe(0);
    page = load(read('glossary/index.html'));
  });
  afterAll(() => site.remove());

  it('carries the name, the address and the year, in French too', () => {
    expect(page('title').text()).toBe('Glossaire | Documentation Lunette');
    expect(page('.navbar__title').text()).toBe('Lunette');
    expect(page('.footer__copyright').text()).toBe('Copyright © 2027 Lunette');
    // A build of one language alone stands at the root.
    expect(page('link[rel="canonical"]').attr('href')).toBe('https://guide.example.com/glossary/');
  });

  it('is built with broken links when it is not strict', () => {
    expect(page('article a[href="/gone/"]')).toHaveLength(1);
  });

  it('has an announcement that was published at its address', () => {
    expect(fs.existsSync(site.path('build/blog/release-2025-8/index.html'))).toBe(true);
  });

  it('signs in at the address of the owner', () => {
    expect(page('.navbar a:contains("Se connecter")').attr('href')).toBe(
      'https://app.example.com/sign-in',
    );
  });

  it('announces what the owner announces, with French spaces and a link of the site', () => {
    const bar = page('[role="region"][aria-label="Annonce"]');
    expect(bar.text()).toBe('Quoi de neuf\u00A0? Les versions & plus.');
    expect(bar.find('a').attr('href')).toBe('/versions/');
  });

  it('offers to edit the French source of a French page', () => {
    expect(page('a.theme-edit-this-page').attr('href')).toBe(
      'https://github.com/example/guide/edit/main/i18n/fr/docusaurus-plugin-content-docs/current/glossary.mdx',
    );
  });

  it('searches with the hosted provider, and makes no index of its own', () => {
    expect(page('[aria-keyshortcuts]').text()).toContain('Rechercher');
    expect(page('link[rel="preconnect"]').attr('href')).toBe('https://ABC123-dsn.algolia.net');
    expect(page('meta[name="docsearch:language"]').attr('content')).toBe('fr');
    expect(page('meta[name="docsearch:docusaurus_tag"]').attr('content')).toBe(
      'docs-default-current',
    );
    expect(read('search/index.html')).toContain('Rechercher dans la documentation');
    expect(fs.existsSync(site.path('build/search-data'))).toBe(false);
  });
});
