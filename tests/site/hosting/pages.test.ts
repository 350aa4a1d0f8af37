import {describe, expect, inject, it} from 'vitest';
import type {RawResponse} from '../../support/rawRequest';
import {locales, localized, routes, type Locale} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';
import {assetsOf, cannot, get, getAll, hasEmbeddedSearch, siteUrl} from './site';

const listed = routes.docs.filter(({unlisted}) => !unlisted).map(({path}) => path);
const unlisted = routes.docs.map(({path}) => path).filter((path) => !listed.includes(path));
const inSitemaps = [...listed, ...routes.categories, ...routes.tags];

async function sitemapOf(locale: Locale): Promise<string[]> {
  const {body} = await get(localized('/sitemap.xml', locale));
  return [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
}

function describeResponse({status, headers, body}: RawResponse): string {
  const [, language] = /<html[^>]*\slang="?([\w-]+)/.exec(body.toString()) ?? [];
  return `${status} ${headers['content-type']?.split(';')[0]} ${language}`;
}

describe.each(locales)('the pages in %s', (locale) => {
  it('are in the sitemap, with the address the site was built for', async () => {
    const addresses = await sitemapOf(locale);
    const expected = inSitemaps.map((path) => siteUrl + localized(path, locale));
    expect(addresses).toEqual(expect.arrayContaining(expected));
    expect(addresses.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([]);
  });

  it('respond in their language, with all scripts and styles', async () => {
    const inSitemap = (await sitemapOf(locale)).map((address) => address.replace(siteUrl, ''));
    const documents = [...inSitemaps, ...unlisted].map((path) => localized(path, locale));
    const pages = await getAll([...new Set([...documents, ...inSitemap])]);
    expectFacts(pages, (response) => ({
      response: [describeResponse(response), `200 text/html ${locale}`],
    }));

    const assets = await getAll([...new Set(pages.flatMap(assetsOf))]);
    expect(assets.length).toBeGreaterThan(3);
    expectFacts(assets, ({status, headers}) => ({
      status: [status, 200],
      isAsset: [/javascript|css/.test(headers['content-type'] ?? ''), true],
    }));
  });

  it.runIf(hasEmbeddedSearch)('can be searched: the index and texts exist', async () => {
    const folder = localized('/search-data/', locale);
    const index = JSON.parse((await get(`${folder}index.json`)).body.toString());
    expect(index.language).toBe(locale);
    const [, , , , name] = index.pages[0];
    const texts = await get(`${folder}texts/${name}.json`);
    expect(JSON.parse(texts.body.toString())).toBeInstanceOf(Array);
  });

  it("that don't exist have status 404 and the page of the language", async () => {
    const isInLanguage = locale === 'en' || !cannot('404 pages by language');
    const paths = ['/not-there/', '/not-there', '/assets/js/main.00000000.js'];
    const responses = await getAll(paths.map((path) => localized(path, locale)));
    expectFacts(responses, (response) => ({
      response: [describeResponse(response), `404 text/html ${isInLanguage ? locale : 'en'}`],
    }));
  });
});

const inEachLocale = (redirects: Record<string, string>, query = '') =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(redirects).map(([from, to]) => [
        localized(from, locale) + query,
        localized(to, locale) + query,
      ]),
    ),
  );

it('moved pages and pages without a trailing slash redirect to existing ones', async () => {
  const redirects = {
    ...(cannot('redirects') ? {} : inEachLocale(routes.aliases, '?q=a%20b')),
    ...inEachLocale({'/glossary': '/glossary/'}),
  };
  const site = inject('address');
  expectFacts(await getAll(Object.keys(redirects)), ({path, status, headers}) => ({
    isRedirect: [[301, 302, 307, 308].includes(status), true],
    // Same host, protocol and port.
    target: [new URL(headers.location ?? '', site + path).href, site + redirects[path]],
  }));
});

it('no address redirects to another host', async () => {
  const site = inject('address');
  const hostile = ['//example.com', '//example.com/..', '//glossary', '/\\\\example.com'];
  const responses = await getAll([...hostile, '/%5cexample.com/..']);
  expectFacts(responses, ({headers}) => ({
    origin: [new URL(headers.location ?? '/', site).origin, new URL(site).origin],
  }));
});
