import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {ownerDir, startOwnerServer} from './build';
import {ownerBase} from './steps/basePath';
import {moved, newer, older, texts, untranslated} from './steps/versions';
import {openHydrated} from '../../support/hydrated';
import {brotli, type StaticServer} from '../../../tools/site/staticServer';

let server: StaticServer;
/** Where the languages begin, as the owner set it: `/` and `/fr/`. */
let base: Record<'en' | 'fr', string>;
const at = (address: string, locale: 'en' | 'fr' = 'en') =>
  server.origin + base[locale] + address.replace(/^\//, '');

test.beforeAll(async () => {
  server = await startOwnerServer();
  const start = (folder: string) =>
    (
      JSON.parse(fs.readFileSync(path.join(ownerDir, folder, 'site.webmanifest'), 'utf8')) as {
        start_url: string;
      }
    ).start_url;
  base = {en: start(''), fr: start('fr')};
});

test.afterAll(() => server.stop());

const dropdown = (page: Page) => page.locator('.navbar .dropdown').filter({hasText: older});
const banner = (page: Page) => page.locator('.theme-doc-version-banner');
const hits = (page: Page) => page.getByRole('region', {name: 'Results'}).locator('li a');

test('the dropdown leads to the same page of another version, which the reader keeps', async ({
  page,
}) => {
  await openHydrated(page, at('/glossary/'));
  await expect(banner(page)).toHaveCount(0);
  await dropdown(page).hover();
  await expect(dropdown(page).locator('.dropdown__link')).toHaveText(['Next', newer, older]);
  await dropdown(page).getByRole('link', {name: older}).last().click();
  await expect(page).toHaveURL(at(`/${older}/glossary/`));
  await expect(banner(page)).toContainText(`This page is about version ${older}`);
  await page.goto(at('/search/?q=baseline'));
  await expect(hits(page).first()).toHaveAttribute('href', new RegExp(`/${older}/`));
  await openHydrated(page, at(`/${older}/glossary/`));
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL(at('/glossary/'));
});

test('a version keeps its words: labels, titles, French ones and pictures too', async ({page}) => {
  for (const [version, address] of [
    [older, `/${older}/`],
    [newer, '/'],
    ['current', '/next/'],
  ] as const) {
    const {label, title} = texts[version];
    await page.goto(at(`${address}projects/projects_views/kanban/`));
    await expect(page.locator('article')).toContainText(label);
    await page.goto(at(`${address}navigation_actions/`));
    await expect(page.locator('h1')).toHaveText(title);
    await page.goto(at(`${address}category/administration/`, 'fr'));
    await expect(page.locator('h1')).toHaveText('Administration');
  }
  await page.goto(at(`/${older}/projects/project_domains/schedule/`));
  const picture = page.locator('article figure img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(`/figures/version-${older}/en/`));
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', new RegExp(`/img/cards/version-${older}/en/`));
});

test('what is being written says that it is not released, and which address counts', async ({
  page,
}) => {
  await openHydrated(page, at('/next/glossary/', 'fr'));
  await expect(banner(page)).toContainText('pas encore publiée');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${base.fr}glossary/$`));
  await page.goto(at('/next/tags/api/'));
  await expect(page.locator('.breadcrumbs a').nth(1)).toHaveAttribute('href', /\/next\/tags\/$/);
  const sitemap = fs.readFileSync(path.join(ownerDir, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/glossary/');
  expect(sitemap).not.toMatch(new RegExp(`/(?:next|${older})/`));
});

test('the home page of a version stays in it', async ({page}) => {
  for (const version of ['next', older]) {
    await page.goto(at(`/${version}/`));
    const ways = await page
      .getByRole('navigation', {name: 'Quick access'})
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(ways.length).toBeGreaterThan(10);
    // Announcements belong to no version.
    const elsewhere = ways.filter(
      (way) => !way.includes(`/${version}/`) && !/\/(?:search\/|blog\/.*)$/.test(way),
    );
    expect(elsewhere).toEqual([]);
  }
});

test('a search answers from the version that is read, in French too, and fetches its index alone', async ({
  page,
}) => {
  for (const [address, word, locale] of [
    ['/next/', 'nutshell', 'en'],
    ['/', 'brief', 'en'],
    [`/${older}/`, 'référence', 'fr'],
  ] as const) {
    await openHydrated(page, at(`${address}glossary/`, locale));
    server.sent.length = 0;
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill(word);
    const hit = page.locator('.DocSearch-Hit a').first();
    await expect(hit).toHaveAttribute('href', new RegExp(`^${base[locale]}${address.slice(1)}`));
    const data = server.sent
      .map(({path: file}) => file)
      .filter((file) => file.includes('/search-data/'));
    expect(data.filter((file) => /index/.test(file))).toHaveLength(1);
    const read = (file: string) =>
      fs.readFileSync(path.join(ownerDir, file.replace(ownerBase, '')));
    const sent = await Promise.all(data.map((file) => brotli(read(file))));
    expect(sent.reduce((sum, {length}) => sum + length, 0)).toBeLessThan(130_000);
  }
  await openHydrated(page, at('/glossary/'));
  await page.goto(at('/search/?q=nutshell'));
  await expect(page.locator('main')).toContainText('No results found');
});

test('an address that has no page suggests one copy of a page, in its version', async ({page}) => {
  await page.goto(at(`/${older}/glosary/`));
  const suggested = page.locator('main [role=status] a');
  await expect(suggested.first()).toHaveAttribute('href', new RegExp(`/${older}/glossary/$`));
  const addresses = await suggested.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(addresses.filter((address) => !address.includes(`/${older}/`))).toEqual([]);
});

test('a page that moves after the cut stays where the released version has it', async ({page}) => {
  await openHydrated(page, at(`/${moved.from}/`));
  await expect(page).toHaveURL(at(`/${moved.from}/`));
  await page.goto(at(`/next/${moved.from}/`));
  await expect(page).toHaveURL(at(`/next/${moved.to}/`));
  // No page of that name was released: the dropdown leads to the home page of the version.
  await dropdown(page).hover();
  await dropdown(page).getByRole('link', {name: newer}).last().click();
  await expect(page).toHaveURL(at('/'));
});

test('a French page that a version lacks says so, and shows the English text', async ({page}) => {
  await page.goto(at(`/${untranslated}/`, 'fr'));
  await expect(page.locator('main [lang="en"]').first()).toBeVisible();
  await expect(page.locator('main')).toContainText('Page non traduite');
});
