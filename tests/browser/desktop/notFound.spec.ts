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
});

test('the page links to a search for the words of the address, and to the other language', async ({
  page,
}) => {
  for (const [address, locale, language, search, translated] of [
    ['/fr/404.html', 'fr', 'English', '/fr/search/', '/404.html'],
    [
      '/roadmapping/2024/expotr-pdf.html?a=b#c',
      'en',
      'Français',
      '/search/?q=roadmapping%20expotr%20pdf',
      '/fr/roadmapping/2024/expotr-pdf.html?a=b',
    ],
  ] as const) {
    await openHydrated(page, address);
    await expectNotFound(page, locale, address);
    await expect(page.locator(`main a[href="${search}"]`)).toBeVisible();
    await page.locator('.navbar .dropdown').getByRole('button').press('Enter');
    await page.locator('.dropdown__menu').getByRole('link', {name: language}).click();
    await expect(page).toHaveURL(translated);
    await expect(page.locator('h1')).not.toHaveText(titles[locale]);
  }
});
