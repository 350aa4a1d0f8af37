import fs from 'node:fs/promises';
import {expect, openHydrated, test, type Page} from '../../support/browser';
import {dataSaver, setConnection} from '../../support/connection';
import {countPageLoads} from '../../support/pageLoads';
import {startVariantServer, variantBase, variantDir} from '../../variant/site/build';
import {copyNextBuild} from './nextBuild';

const nextBuild = `${variantDir}-next`;

const menuLink = (page: Page, path: string) =>
  page.locator(`.menu a[href="${variantBase}${path}"]`).first();

async function expectNewPage(page: Page): Promise<void> {
  await expect(page.getByText('This is build next.', {exact: true})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('an old tab loads the new build, once and without a banner', async ({page}) => {
  await fs.rm(nextBuild, {recursive: true, force: true});
  copyNextBuild(nextBuild);
  // Without a cache, and without pages loaded ahead, which would hide missing files.
  await page.route('**', (route) => route.continue());
  await setConnection(page, dataSaver);
  const host = await startVariantServer({missing: {file: '/404.html', status: 404}});
  await openHydrated(page, `${host.address}/`);
  const pageLoads = countPageLoads(page);
  host.serve(nextBuild);
  await menuLink(page, 'reading/').click();
  await expectNewPage(page);
  await expect(page).toHaveURL(`${host.address}/reading/`);
  expect(pageLoads.count).toBe(1);
  await menuLink(page, 'code/').click();
  await expect(page.locator('h1')).toHaveText('Code');
  expect(pageLoads.count).toBe(1);

  // A page that no longer exists.
  host.serve(variantDir);
  await openHydrated(page, `${host.address}/`);
  host.serve(nextBuild);
  await menuLink(page, 'second/').click();
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveURL(`${host.address}/second/`);
  await host.stop();
});
