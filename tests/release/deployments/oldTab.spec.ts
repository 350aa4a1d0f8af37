import fs from 'node:fs/promises';
import type {StaticServer, StaticServerOptions} from '../../../tools/site/staticServer';
import {expect, openHydrated, test as base, type Page} from '../../support/browser';
import {countPageLoads} from '../../support/pageLoads';
import {readFirstLoad} from '../../support/firstLoad';
import {copyRehashed} from '../../support/copyRehashed';
import {startVariantServer, variantBase, variantDir} from '../../variant/site/build';

interface Host extends StaticServer {
  deploy(): void;
}

interface Fixtures {
  missing: StaticServerOptions['missing'];
  host: Host;
}

/**
 * The next build changes `/reading/` and removes `/second/`. A browser cache would hide missing
 * files.
 */
const test = base.extend<Fixtures, {nextBuild: string}>({
  nextBuild: [
    async ({}, use, {workerIndex}) => {
      const folder = `${variantDir}-next-${workerIndex}`;
      const isIncluded = (file: string) => !/^(?:fr\/)?second\//.test(file);
      copyRehashed(variantDir, folder, 'next', isIncluded, (text) =>
        text.replaceAll('BUILD_NAME', 'next'),
      );
      await use(folder);
      await fs.rm(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
  missing: [{file: '/404.html', status: 404}, {option: true}],
  async host({page, nextBuild, missing}, use) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', {cacheDisabled: true});
    const server = await startVariantServer({missing});
    await use({...server, deploy: () => server.serve(nextBuild)});
    await server.stop();
  },
});

const menuLink = (page: Page, path: string) =>
  page.locator(`.menu a[href="${variantBase}${path}"]`).first();

const oldText = 'This is build BUILD_NAME.';
const newText = 'This is build next.';

async function openOldBuild(page: Page, host: Host) {
  await openHydrated(page, `${host.address}/`);
  return countPageLoads(page);
}

async function expectPage(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, {exact: true})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toHaveCount(0);
}

test('an old tab loads the new build, once and without a banner', async ({page, host}) => {
  const pageLoads = await openOldBuild(page, host);
  host.deploy();
  await menuLink(page, 'reading/').click();
  await expectPage(page, newText);
  await expect(page).toHaveURL(`${host.address}/reading/`);
  expect(pageLoads.count).toBe(1);
  await menuLink(page, 'code/').click();
  await expect(page.locator('h1')).toHaveText('Code');
  expect(pageLoads.count).toBe(1);
});

test('an old tab loads the new build when it goes back', async ({page, host}) => {
  await openHydrated(page, `${host.address}/reading/`);
  await menuLink(page, 'second/').click();
  await expect(page).toHaveURL(`${host.address}/second/`);
  // Reload, so that only the code of the second page is loaded.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const pageLoads = countPageLoads(page);
  host.deploy();
  await page.goBack();
  await expectPage(page, newText);
  expect(pageLoads.count).toBe(1);
});

test('an old tab shows that a page no longer exists', async ({page, host}) => {
  const pageLoads = await openOldBuild(page, host);
  host.deploy();
  await menuLink(page, 'second/').click();
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveURL(`${host.address}/second/`);
  expect(pageLoads.count).toBe(1);
});

test.describe('on a host that serves a page for missing files', () => {
  test.use({missing: {file: '/index.html', status: 200}});

  test('an old tab loads the new build, once', async ({page, host}) => {
    const pageLoads = await openOldBuild(page, host);
    host.deploy();
    await menuLink(page, 'reading/').click();
    await expectPage(page, newText);
    expect(pageLoads.count).toBe(1);
  });
});

test.describe('hovering a link', () => {
  test.use({isPrefetching: true});

  test('while files are being replaced loads the new build, once', async ({page, host}) => {
    const empty = test.info().outputPath('empty');
    await fs.mkdir(empty, {recursive: true});
    const pageLoads = await openOldBuild(page, host);
    host.serve(empty);
    const missingScript = page.waitForResponse(
      (response) => response.status() === 404 && response.url().includes('/assets/js/'),
    );
    await menuLink(page, 'reading/').hover();
    await missingScript;
    host.deploy();
    await menuLink(page, 'reading/').click();
    await expectPage(page, newText);
    expect(pageLoads.count).toBe(1);
  });

  test('before the deployment still shows the prefetched page', async ({page, host}) => {
    const pageLoads = await openOldBuild(page, host);
    const {scripts} = readFirstLoad(variantDir, '/reading/');
    await menuLink(page, 'reading/').hover();
    const sentPaths = () => host.sent.filter(({isPrefetch}) => !isPrefetch).map(({path}) => path);
    await expect.poll(sentPaths).toEqual(expect.arrayContaining(scripts));
    host.deploy();
    await menuLink(page, 'reading/').click();
    await expectPage(page, oldText);
    expect(pageLoads.count).toBe(0);
  });
});
