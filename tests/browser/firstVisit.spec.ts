import {expect, test, type Page} from '@playwright/test';
import {readFirstLoad} from '../support/firstLoad';
import {openHydrated} from '../support/hydrated';
import {kindAddress} from '../../tools/site/pageKinds';

/** What the budgets count without a browser (`tests/built/budgets.test.ts`). */

test('a first visit loads the files that its budget counts', async ({page}) => {
  const address = kindAddress('document', 'en');
  const loaded: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      loaded.push(pathname);
    }
  });
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const {scripts, styles} = readFirstLoad(process.env.BUILD_DIR || 'build', address);
  expect(loaded.sort()).toEqual([...scripts, ...styles].sort());
});

const prefetched = (page: Page) =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test('a page whose heading a link leads to is fetched ahead, and not asked for again', async ({
  page,
}) => {
  const link = page.locator('main a[href^="/versions/#"]').first();
  await openHydrated(page, '/');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request.url());
    }
  });
  await link.press('Enter');
  await expect(page.locator('h1')).toHaveText('Versions');
  const ahead = await prefetched(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !ahead.includes(url))).toEqual([]);
});

test('nothing is fetched ahead on 2g', async ({page}) => {
  await page.addInitScript(() => {
    const value = {effectiveType: '2g', saveData: false};
    Object.defineProperty(navigator, 'connection', {value});
  });
  await openHydrated(page, '/roadmapping/get_started/');
  await page
    .locator('.theme-doc-sidebar-menu a[href="/roadmapping/manage_link_settings/"]')
    .hover();
  await page.waitForLoadState('networkidle');
  expect(await prefetched(page)).toEqual([]);
});

test('a page that is left alone gets the search ready, and the box then waits for nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/versions/');
  await expect.poll(() => asked).toContain('/search-data/index.json');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  expect(asked).toEqual([]);
});
