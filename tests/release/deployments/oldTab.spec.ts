import fs from 'node:fs/promises';
import type {StaticServer, StaticServerOptions} from '../../../tools/site/staticServer';
import {expect, openHydrated, test as base, type Page} from '../../support/browser';
import {countDocuments} from '../../support/documents';
import {readFirstLoad} from '../../support/firstLoad';
import {copyAsOther} from '../../support/otherBuild';
import {startVariantServer, variantBase, variantDir} from '../../variant/site/build';

/** A host in whose place another build comes, as an owner deploys it. */
interface Host extends StaticServer {
  deploy(): void;
}

interface Fixtures {
  missing: StaticServerOptions['missing'];
  host: Host;
}

/**
 * A tab stays open while the next build is deployed, which has another text on `/reading/`, and no page
 * `/second/`. The browser has no cache: nothing that was fetched before hides what is gone.
 */
const test = base.extend<Fixtures, {nextBuild: string}>({
  nextBuild: [
    async ({}, use, {workerIndex}) => {
      const folder = `${variantDir}-next-${workerIndex}`;
      const isThere = (file: string) => !/^(?:fr\/)?second\//.test(file);
      copyAsOther(variantDir, folder, 'next', isThere, (text) =>
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

const link = (page: Page, path: string) =>
  page.locator(`.menu a[href="${variantBase}${path}"]`).first();

const before = 'This is build BUILD_NAME.';
const after = 'This is build next.';

/** Opens the home page of the old build, and counts the documents loaded after it. */
async function openOld(page: Page, host: Host) {
  await openHydrated(page, `${host.address}/`);
  return countDocuments(page);
}

/** The page is there, whole and quietly. */
async function expectPage(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, {exact: true})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toHaveCount(0);
}

test('an old tab lands on the new build, once and without a banner', async ({page, host}) => {
  const documents = await openOld(page, host);
  host.deploy();
  await link(page, 'reading/').click();
  await expectPage(page, after);
  await expect(page).toHaveURL(`${host.address}/reading/`);
  expect(documents.count).toBe(1);
  await link(page, 'code/').click();
  await expect(page.locator('h1')).toHaveText('Code');
  expect(documents.count).toBe(1);
});

test('an old tab lands on the new build when it goes back', async ({page, host}) => {
  await openHydrated(page, `${host.address}/reading/`);
  await link(page, 'second/').click();
  await expect(page).toHaveURL(`${host.address}/second/`);
  // From now on it has the code of the second page only.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const documents = countDocuments(page);
  host.deploy();
  await page.goBack();
  await expectPage(page, after);
  expect(documents.count).toBe(1);
});

test('an old tab is told that the page is not there any more', async ({page, host}) => {
  const documents = await openOld(page, host);
  host.deploy();
  await link(page, 'second/').click();
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveURL(`${host.address}/second/`);
  expect(documents.count).toBe(1);
});

test.describe('on a host that answers missing files with a page', () => {
  test.use({missing: {file: '/index.html', status: 200}});

  test('an old tab lands on the new build, once', async ({page, host}) => {
    const documents = await openOld(page, host);
    host.deploy();
    await link(page, 'reading/').click();
    await expectPage(page, after);
    expect(documents.count).toBe(1);
  });
});

test.describe('a link that was pointed at', () => {
  // By pointing too: a reader who saves data has nothing of it.
  test.use({fetchesAhead: true});

  test('while the files were replaced leads to the new build, once', async ({page, host}) => {
    const empty = test.info().outputPath('empty');
    await fs.mkdir(empty, {recursive: true});
    const documents = await openOld(page, host);
    host.serve(empty);
    const gone = page.waitForResponse(
      (response) => response.status() === 404 && response.url().includes('/assets/js/'),
    );
    await link(page, 'reading/').hover();
    await gone;
    host.deploy();
    await link(page, 'reading/').click();
    await expectPage(page, after);
    expect(documents.count).toBe(1);
  });

  test('before the deployment still shows what it had', async ({page, host}) => {
    const documents = await openOld(page, host);
    const {scripts} = readFirstLoad(variantDir, '/reading/');
    await link(page, 'reading/').hover();
    const sent = () => host.sent.filter(({isPrefetch}) => !isPrefetch).map(({path}) => path);
    await expect.poll(sent).toEqual(expect.arrayContaining(scripts));
    host.deploy();
    await link(page, 'reading/').click();
    await expectPage(page, before);
    expect(documents.count).toBe(0);
  });
});
