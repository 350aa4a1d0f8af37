import fs from 'node:fs';
import path from 'node:path';
import {expect, openHydrated, test, type Page} from '../../support/browser';
import {buildDir} from '../../support/build';
import {siteTitle, type Locale} from '../../support/contract';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';

const titles = {en: 'Page not found', fr: 'Page introuvable'};

const documentRequests = (server: StaticServer) =>
  server.requests.filter((address) => !/^\/(?:fr\/)?(?:assets|img|search-data)/.test(address));

async function expectNotFound(page: Page, locale: Locale, address: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveText(titles[locale]);
  await expect(page).toHaveTitle(`${titles[locale]} | ${siteTitle[locale]}`);
  await expect(page).toHaveURL(address);
}

const unknownPath = '/no/such/page/';

test('an unknown address keeps query and hash, whichever 404 page the host serves', async ({
  page,
  site,
}) => {
  const missing = {file: '/fr/404.html', status: 404};
  const frenchHost = await startStaticServer(buildDir, {isCompressed: false, missing});
  for (const [host, expectedRequests] of [
    [site, [unknownPath]],
    [frenchHost, [unknownPath, '/404.html']],
  ] as const) {
    host.requests.length = 0;
    const address = `${host.origin}${unknownPath}?a=1&b=%C3%A9#there`;
    expect((await page.goto(address))?.status()).toBe(404);
    await expectNotFound(page, 'en', address);
    expect(documentRequests(host)).toEqual(expectedRequests);
  }
  await frenchHost.stop();
  await page.goto(`/FR${unknownPath}`);
  await expectNotFound(page, 'fr', `/FR${unknownPath}`);
});

test('a host without French serves English, without a redirect loop', async ({page}, testInfo) => {
  const folder = testInfo.outputPath('only-english');
  fs.mkdirSync(folder, {recursive: true});
  for (const name of fs.readdirSync(buildDir).filter((entry) => entry !== 'fr')) {
    fs.symlinkSync(path.join(buildDir, name), path.join(folder, name));
  }
  const host = await startStaticServer(folder, {isCompressed: false});
  const address = `${host.origin}/fr/glosary/?a=1`;
  await openHydrated(page, address);
  await expectNotFound(page, 'en', address);
  expect(documentRequests(host)).toEqual(['/fr/glosary/', '/fr/404.html']);
  await host.stop();
});

test('the page links to a search for the words of the address', async ({page}) => {
  const searchLink = page.getByRole('link', {name: 'Search the documentation'});
  await openHydrated(page, '/404.html');
  await expectNotFound(page, 'en', '/404.html');
  await expect(searchLink).toHaveAttribute('href', '/search/');
  await openHydrated(page, '/roadmapping/2024/expotr-pdf.html');
  await searchLink.click();
  await expect(page).toHaveURL('/search/?q=roadmapping%20expotr%20pdf');
});
