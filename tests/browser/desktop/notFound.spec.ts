import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test as base} from '../../support/browser';
import {buildDir} from '../../support/build';
import {siteTitle, type Locale} from '../../support/contract';
import {holdScripts} from '../../support/heldScripts';
import {openHydrated} from '../../support/hydrated';
import {collectTroubles} from '../../support/troubles';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';

interface Hosts {
  /** Serves the French page for all that is not found, as the site's own host serves the English one. */
  french: StaticServer;
  /** Has no French. */
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

const help = (page: Page) => page.getByRole('main').getByRole('status');
const suggestions = (page: Page) => help(page).getByRole('link');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** The pages that a server was asked for, without what they fetch. */
const documents = (server: StaticServer) =>
  server.requests.filter((address) => !/^\/(?:fr\/)?(?:assets|img|search-data)/.test(address));

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveText(titles[locale]);
  await expect(page).toHaveTitle(`${titles[locale]} | ${siteTitle[locale]}`);
}

const unknown = '/no/such/page/';

test('an unknown address is answered in its language and keeps query and hash, whichever page its host has', async ({
  page,
  site,
  french,
}) => {
  for (const [host, asked] of [
    [site, [unknown]],
    [french, [unknown, '/404.html']],
  ] as const) {
    host.requests.length = 0;
    const address = `${host.origin}${unknown}?a=1&b=%C3%A9#there`;
    expect((await page.goto(address))?.status()).toBe(404);
    await expectNotFound(page, 'en');
    await expect(help(page)).toContainText(`${unknown}?a=1&b=é#there`);
    await expect(page).toHaveURL(address);
    expect(documents(host)).toEqual(asked);
  }
});

test('the 404 page is there for hosts to serve, and is no address that was asked for', async ({
  page,
}) => {
  await openHydrated(page, '/404.html');
  await expectNotFound(page, 'en');
  await expect(help(page)).toBeEmpty();
  await expect(field(page)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the 404 page has a line and a link in the other language, and its search works', async ({
    page,
  }) => {
    await page.goto('/404.html');
    // Playwright's text and role selectors pass over <noscript>.
    const link = page.locator('main noscript p[lang="fr"] a');
    await expect(link).toHaveText('Accueil en français');
    await expect(link).toHaveAttribute('href', '/fr/');
    await field(page).fill('kanban');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search/?q=kanban');
  });
});

test('the nearest pages are suggested for an address that moved or is misspelt', async ({page}) => {
  for (const [asked, nearest] of [
    ['/roadmaps/export/', '/roadmapping/export/'],
    ['/documentation/export-roadmap.php', '/roadmapping/export/'],
    ['/roadmapping/expotr/', '/roadmapping/export/'],
    ['/projects/kanban', '/projects/projects_views/kanban/'],
    ['/en/glossary/', '/glossary/'],
  ] as const) {
    await page.goto(asked);
    await expect(help(page), asked).toContainText('You may have been looking for:');
    await expect(suggestions(page).first(), asked).toHaveAttribute('href', nearest);
  }
  await suggestions(page).first().click();
  await expect(page).toHaveURL('/glossary/');
  await expect(page.locator('h1')).not.toHaveText(titles.en);
});

test('nothing is suggested where nothing is near', async ({page}) => {
  await openHydrated(page, '/xyzzy/');
  await expect(help(page)).toContainText('/xyzzy/');
  // The search answers one question after the other.
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await expect(page.locator('main [role="status"] a')).toHaveCount(0);
  await expect(page.locator('main [role="status"]')).not.toContainText('You may have been');
});

test('without the index of the search, the page is whole', async ({page, context}) => {
  const troubles = collectTroubles(context);
  await page.route('**/search-data/index.json', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await openHydrated(page, '/guide/glossary/');
  await lost;
  await expect(help(page)).toContainText('/guide/glossary/');
  await expect(field(page)).toHaveValue('guide glossary');
  await expect(suggestions(page)).toHaveCount(0);
  expect(troubles.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the search holds the words of the address, and leads to their results', async ({page}) => {
  await openHydrated(page, '/roadmapping/2024/expotr-pdf.html');
  await expect(field(page)).toHaveValue('roadmapping expotr pdf');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/?q=roadmapping%20expotr%20pdf');
  await expect(field(page)).toHaveValue('roadmapping expotr pdf');
});

test('what is typed before the page answers stays', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(unknown, {waitUntil: 'commit'});
  await field(page).fill('kanban');
  release();
  await expect(help(page)).toContainText(unknown);
  await expect(field(page)).toHaveValue('kanban');
});

test('an address of French in capitals is answered in French', async ({page, site}) => {
  const address = `${site.origin}/FR/no/such/page/`;
  await page.goto(address);
  await expectNotFound(page, 'fr');
  await expect(page).toHaveURL(address);
});

test('a host that has English alone answers a French address in English, and goes round in no circle', async ({
  page,
  onlyEnglish,
}) => {
  const address = `${onlyEnglish.origin}/fr/glosary/?a=1`;
  await openHydrated(page, address);
  await expectNotFound(page, 'en');
  await expect(page).toHaveURL(address);
  await expect(field(page)).toHaveValue('glosary');
  expect(documents(onlyEnglish)).toEqual(['/fr/glosary/', '/fr/404.html']);
});
