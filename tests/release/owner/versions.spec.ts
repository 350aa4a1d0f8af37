import fs from 'node:fs';
import path from 'node:path';
import {expect, openHydrated, test, type Page} from '../../support/browser';
import {openBuilt, ownerBase, ownerDir, ownerServed} from './build';
import {movedPage, newerVersion, olderVersion, texts} from './steps/versions';

test.use({served: ownerServed});

const dropdown = (page: Page) => page.locator('.navbar .dropdown').filter({hasText: olderVersion});
const banner = (page: Page) => page.locator('.theme-doc-version-banner');
const hits = (page: Page) => page.getByRole('region', {name: 'Results'}).locator('li a');

test('the dropdown leads to the same page of a version, and the version is remembered', async ({
  page,
}) => {
  await openHydrated(page, 'glossary/');
  await expect(banner(page)).toHaveCount(0);
  await dropdown(page).hover();
  await expect(dropdown(page).locator('.dropdown__link')).toHaveText([
    'Next',
    newerVersion,
    olderVersion,
  ]);
  await dropdown(page).getByRole('link', {name: olderVersion}).last().click();
  await expect(page).toHaveURL(`${olderVersion}/glossary/`);
  await expect(banner(page)).toContainText(`This page is about version ${olderVersion}`);
  await page.goto('search/?q=baseline');
  await expect(hits(page).first()).toHaveAttribute('href', new RegExp(`/${olderVersion}/`));
  await openHydrated(page, `${olderVersion}/glossary/`);
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('glossary/');
  // A search in the version of the address.
  await page.goto(`${olderVersion}/glosary/`);
  const search = page.locator(`main a[href$="/search/?q=glosary&version=${olderVersion}"]`);
  await expect(search).toBeVisible();
});

test('a version keeps its labels, titles, French texts and figures', () => {
  for (const [version, folder] of [
    [olderVersion, `${olderVersion}/`],
    [newerVersion, ''],
    ['current', 'next/'],
  ] as const) {
    const {label, title} = texts[version];
    const kanban = openBuilt(`${folder}projects/projects_views/kanban/`);
    expect(kanban('article').text()).toContain(label);
    expect(openBuilt(`${folder}navigation_actions/`)('h1').text()).toBe(title);
    expect(openBuilt(`fr/${folder}category/administration/`)('h1').text()).toBe('Administration');
  }
  const $ = openBuilt(`${olderVersion}/projects/projects_views/kanban/`);
  const figure = $('article figure img').first().attr('src');
  expect(figure).toContain(`/figures/version-${olderVersion}/en/`);
  const card = $('meta[property="og:image"]').attr('content');
  expect(card).toContain(`/img/cards/version-${olderVersion}/en/`);
  for (const file of [figure, new URL(card!).pathname]) {
    expect(fs.existsSync(path.join(ownerDir, file!.slice(ownerBase.length)))).toBe(true);
  }
});

test('the next version has an unreleased banner and a canonical address', async ({page}) => {
  await openHydrated(page, 'fr/next/glossary/');
  await expect(banner(page)).toContainText('pas encore publiée (Prochaine version)');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${ownerBase}fr/glossary/$`));
  expect(openBuilt('next/tags/api/')('main a[href$="/next/tags/"]')).toHaveLength(1);
  const sitemap = fs.readFileSync(path.join(ownerDir, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/glossary/');
  expect(sitemap).not.toMatch(new RegExp(`/(?:next|${olderVersion})/`));
});

test('the home page of a version links within the version', () => {
  for (const version of ['next', olderVersion]) {
    const $ = openBuilt(`${version}/`);
    const links = $('nav[aria-label="Quick access"] a[href]').toArray();
    const paths = links.map((link) => $(link).attr('href')!);
    expect(paths.length).toBeGreaterThan(10);
    // Announcements aren't versioned.
    const otherPaths = paths.filter(
      (address) => !address.includes(`/${version}/`) && !/\/(?:search\/|blog\/.*)$/.test(address),
    );
    expect(otherPaths).toEqual([]);
  }
});

test('search uses the current version, in French too', async ({page, site}) => {
  for (const [folder, word] of [
    ['next/', 'nutshell'],
    ['', 'brief'],
    [`fr/${olderVersion}/`, 'référence'],
  ] as const) {
    await openHydrated(page, `${folder}glossary/`);
    site.requests.length = 0;
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill(word);
    await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute(
      'href',
      new RegExp(`^${ownerBase}${folder}`),
    );
    expect(site.requests.filter((address) => /\/search-data\/.*index/.test(address))).toHaveLength(
      1,
    );
  }
  await openHydrated(page, 'glossary/');
  await page.goto('search/?q=nutshell');
  await expect(page.locator('main')).toContainText('No results found');
});

test('a page moved after the cut keeps its address in the released version', async ({page}) => {
  await openHydrated(page, `${movedPage.from}/`);
  await expect(page).toHaveURL(`${movedPage.from}/`);
  await page.goto(`next/${movedPage.from}/`);
  await expect(page).toHaveURL(`next/${movedPage.to}/`);
  // The released version has no such path.
  await dropdown(page).hover();
  await dropdown(page).getByRole('link', {name: newerVersion}).last().click();
  await expect(page).toHaveURL('./');
});
