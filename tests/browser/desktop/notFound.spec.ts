import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, openHydrated, test as base, type Page} from '../../support/browser';
import {buildDir} from '../../support/build';
import {siteTitle, type Locale} from '../../support/contract';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';

interface Hosts {
  /** Serves the French 404 page for unknown addresses. */
  french: StaticServer;
  onlyEnglish: StaticServer;
}

const test = base.extend<Hosts>({
  async french({}, use) {
    const missing = {file: '/fr/404.html', status: 404};
    const host = await startStaticServer(buildDir, {isCompressed: false, missing});
    await use(host);
    await host.stop();
  },
  async onlyEnglish({}, use) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'only-english-'));
    for (const name of fs.readdirSync(buildDir).filter((entry) => entry !== 'fr')) {
      fs.symlinkSync(path.join(buildDir, name), path.join(folder, name));
    }
    const host = await startStaticServer(folder, {isCompressed: false});
    await use(host);
    await host.stop();
    fs.rmSync(folder, {recursive: true});
  },
});

const titles = {en: 'Page not found', fr: 'Page introuvable'};

const searchLink = (page: Page) => page.getByRole('link', {name: 'Search the documentation'});

const documentRequests = (server: StaticServer) =>
  server.requests.filter((address) => !/^\/(?:fr\/)?(?:assets|img|search-data)/.test(address));

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveText(titles[locale]);
  await expect(page).toHaveTitle(`${titles[locale]} | ${siteTitle[locale]}`);
}

const unknownPath = '/no/such/page/';

test('an unknown address keeps query and hash, whichever 404 page the host serves', async ({
  page,
  site,
  french,
}) => {
  for (const [host, expectedRequests] of [
    [site, [unknownPath]],
    [french, [unknownPath, '/404.html']],
  ] as const) {
    host.requests.length = 0;
    const address = `${host.origin}${unknownPath}?a=1&b=%C3%A9#there`;
    expect((await page.goto(address))?.status()).toBe(404);
    await expectNotFound(page, 'en');
    await expect(page).toHaveURL(address);
    expect(documentRequests(host)).toEqual(expectedRequests);
  }
});

test('the page links to a search for the words of the address', async ({page}) => {
  await openHydrated(page, '/roadmapping/2024/expotr-pdf.html');
  await searchLink(page).click();
  await expect(page).toHaveURL('/search/?q=roadmapping%20expotr%20pdf');
  await openHydrated(page, '/404.html');
  await expectNotFound(page, 'en');
  await expect(searchLink(page)).toHaveAttribute('href', '/search/');
});

test('an address with an upper-case FR gets the French page', async ({page, site}) => {
  const address = `${site.origin}/FR/no/such/page/`;
  await page.goto(address);
  await expectNotFound(page, 'fr');
  await expect(page).toHaveURL(address);
});

test('a host without French serves English, without a redirect loop', async ({
  page,
  onlyEnglish,
}) => {
  const address = `${onlyEnglish.origin}/fr/glosary/?a=1`;
  await openHydrated(page, address);
  await expectNotFound(page, 'en');
  await expect(page).toHaveURL(address);
  expect(documentRequests(onlyEnglish)).toEqual(['/fr/glosary/', '/fr/404.html']);
});
