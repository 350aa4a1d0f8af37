import fs from 'node:fs/promises';
import {expect, test as base, type Page} from '@playwright/test';
import {fixtureBase, fixtureDir, startFixtureServer} from '../../variant/site/build';
import {countDocuments} from '../../support/documents';
import {openHydrated} from '../../support/hydrated';
import type {StaticServer, StaticServerOptions} from '../../../tools/site/staticServer';

type Missing = StaticServerOptions['missing'];

/**
 * The first build, in a tab that stays open while others are deployed. The
 * browser has no cache: nothing that was fetched in advance hides what is gone.
 */
const test = base.extend<{site: StaticServer; missing: Missing}, {host: StaticServer}>({
  // One for all tests: it compresses each file once.
  host: [
    async ({}, use) => {
      const host = await startFixtureServer('first');
      await use(host);
      await host.stop();
    },
    {scope: 'worker'},
  ],
  missing: [undefined, {option: true}],
  site: async ({page, host, missing}, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', {cacheDisabled: true});
    const site = missing ? await startFixtureServer('first', {missing}) : host;
    site.serve(fixtureDir('first'));
    await use(site);
    if (site !== host) {
      await site.stop();
    }
  },
});

const link = (page: Page, path: string) =>
  page.locator(`.menu a[href="${fixtureBase}${path.slice(1)}"]`).first();

/** The new page is there, whole and quietly. */
async function expectNewPage(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, {exact: true})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
}

test.describe('an old tab', () => {
  test('lands on the page of the new build, once and without a banner', async ({page, site}) => {
    await openHydrated(page, site.address + '/');
    const documents = countDocuments(page);
    site.serve(fixtureDir('second'));
    await link(page, '/reading/').click();
    await expectNewPage(page, 'This is build second.');
    await expect(page).toHaveURL(site.address + '/reading/');
    expect(documents.count).toBe(1);
    await link(page, '/code/').click();
    await expect(page.locator('h1')).toHaveText('Code');
    expect(documents.count).toBe(1);
  });

  test('lands on the new build when it goes back', async ({page, site}) => {
    await openHydrated(page, site.address + '/reading/');
    await link(page, '/second/').click();
    await expect(page).toHaveURL(site.address + '/second/');
    // From now on it has the code of the second page only.
    await page.reload();
    await expectNewPage(page, 'This is build first.');
    const documents = countDocuments(page);
    site.serve(fixtureDir('second'));
    await page.goBack();
    await expectNewPage(page, 'This is build second.');
    await expect(page).toHaveURL(site.address + '/reading/');
    expect(documents.count).toBe(1);
  });

  test.describe('on a host that knows the language', () => {
    test.use({missing: {file: '/404.html', status: 404}});

    test('is told that the page is not there any more', async ({page, site}) => {
      await openHydrated(page, site.address + '/');
      const documents = countDocuments(page);
      site.serve(fixtureDir('second'));
      await link(page, '/second/').click();
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page).toHaveURL(site.address + '/second/');
      expect(documents.count).toBe(1);
    });
  });
});

test.describe('on a host that answers missing files with a page', () => {
  test.use({missing: {file: '/index.html', status: 200}});

  test('an old tab lands on the new build, once', async ({page, site}) => {
    await openHydrated(page, site.address + '/');
    const documents = countDocuments(page);
    site.serve(fixtureDir('second'));
    await link(page, '/reading/').click();
    await expectNewPage(page, 'This is build second.');
    expect(documents.count).toBe(1);
  });
});

test('a link that was pointed at after the deployment leads to the new build, once', async ({
  page,
  site,
}) => {
  await openHydrated(page, site.address + '/');
  const documents = countDocuments(page);
  site.serve(fixtureDir('second'));
  const gone = page.waitForResponse((response) => response.status() === 404);
  await link(page, '/reading/').hover();
  await gone;
  await link(page, '/reading/').click();
  await expectNewPage(page, 'This is build second.');
  expect(documents.count).toBe(1);
});

test('a link that was pointed at while the files were replaced leads to the new build, once', async ({
  page,
  site,
}) => {
  const empty = test.info().outputPath('empty');
  await fs.mkdir(empty, {recursive: true});
  await openHydrated(page, site.address + '/');
  const documents = countDocuments(page);
  site.serve(empty);
  const gone = page.waitForResponse((response) => response.status() === 404);
  await link(page, '/reading/').hover();
  await gone;
  site.serve(fixtureDir('second'));
  await link(page, '/reading/').click();
  await expectNewPage(page, 'This is build second.');
  expect(documents.count).toBe(1);
});

test('a link that was pointed at before the deployment still shows what it had', async ({
  page,
  site,
}) => {
  await openHydrated(page, site.address + '/');
  const documents = countDocuments(page);
  const fetched = page.waitForRequest((request) => request.resourceType() === 'script');
  await link(page, '/reading/').hover();
  await (await fetched).response();
  await page.waitForLoadState('networkidle');
  site.serve(fixtureDir('second'));
  await link(page, '/reading/').click();
  await expectNewPage(page, 'This is build first.');
  expect(documents.count).toBe(0);
});
