import pMap from 'p-map';
import {describe, expect, it} from 'vitest';
import type {Answer} from '../../support/ask';
import {locales, localized, routes, type Locale} from '../../support/contract';
import {assetsOf, cannot, get, hasOwnSearch, siteUrl} from './site';

const documents = (unlisted: boolean) =>
  routes.docs.filter((page) => page.unlisted === unlisted).map(({path}) => path);

/** Pages in one language that are to be found: documents, categories and tags. */
const listedPages = (locale: Locale) =>
  ['/', ...documents(false), ...routes.categories, ...routes.tags].map((path) =>
    localized(path, locale),
  );

async function sitemapOf(locale: Locale): Promise<string[]> {
  const {body} = await get(localized('/sitemap.xml', locale));
  return [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
}

const getAll = (paths: readonly string[]) =>
  pMap(paths, async (path) => ({path, answer: await get(path)}), {concurrency: 8});

/** What a reader gets at an address, in short. */
function describeAnswer({status, headers, body}: Answer): string {
  const [, language] = /<html[^>]*\slang="?([\w-]+)/.exec(body.toString()) ?? [];
  return `${status} ${headers['content-type']?.split(';')[0]} ${language}`;
}

describe.each(locales)('the pages in %s', (locale) => {
  it('are in the sitemap, at the address that the site was built for', async () => {
    const found = await sitemapOf(locale);
    const wanted = listedPages(locale).map((path) => siteUrl + path);
    expect(found).toEqual(expect.arrayContaining(wanted));
    expect(found.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([]);
  });

  it('answer in their language, with all their scripts and styles', async () => {
    const inSitemap = (await sitemapOf(locale)).map((address) => address.replace(siteUrl, ''));
    const pages = await getAll([...new Set([...listedPages(locale), ...inSitemap])]);
    const wrong = pages.filter(({answer}) => describeAnswer(answer) !== `200 text/html ${locale}`);
    expect(wrong.map(({path, answer}) => [path, describeAnswer(answer)])).toEqual([]);

    const assets = await getAll([...new Set(pages.flatMap(({answer}) => assetsOf(answer)))]);
    expect(assets.length).toBeGreaterThan(3);
    const lost = assets.filter(
      ({answer}) =>
        answer.status !== 200 || !/javascript|css/.test(answer.headers['content-type'] ?? ''),
    );
    expect(lost.map(({path, answer}) => [path, describeAnswer(answer)])).toEqual([]);
  });

  it('that are unlisted answer, with "noindex", and are in no sitemap', async () => {
    const inSitemap = new Set(await sitemapOf(locale));
    for (const path of documents(true).map((each) => localized(each, locale))) {
      const {status, body} = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(body.toString()).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
      expect(inSitemap.has(siteUrl + path)).toBe(false);
    }
  });

  it.runIf(hasOwnSearch)('can be searched: there are an index and texts', async () => {
    const folder = localized('/search-data/', locale);
    const index = JSON.parse((await get(`${folder}index.json`)).body.toString());
    expect(index.language).toBe(locale);
    const [, , , name] = index.pages[0];
    const texts = await get(`${folder}texts/${name}.json`);
    expect(JSON.parse(texts.body.toString())).toBeInstanceOf(Array);
  });
});

describe.each(locales)('what is not there, in %s', (locale) => {
  const language =
    locale !== 'en' && cannot('a page for what is not there in each language') ? '' : locale;

  it.each(['/not-there/', '/not-there', '/assets/js/main.00000000.js'])(
    '%s has the status 404 and the page of the language',
    async (path) => {
      const answer = await get(localized(path, locale));
      expect(describeAnswer(answer)).toContain(`404 text/html ${language}`);
    },
  );
});
