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

for (const [what, address, link, title] of [
  [
    'a page whose link is in sight',
    '/roadmapping/get_started/',
    '.theme-doc-sidebar-menu a[href="/roadmapping/manage_link_settings/"]',
    'Link settings',
  ],
  ['a page whose heading a link leads to', '/', 'main a[href^="/versions/#"]', 'Versions'],
] as const) {
  test(`${what} is fetched ahead, and not asked for again`, async ({page}) => {
    await openHydrated(page, address);
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        asked.push(request.url());
      }
    });
    await page.locator(link).first().press('Enter');
    await expect(page.locator('h1')).toHaveText(title);
    const ahead = await prefetched(page);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !ahead.includes(url))).toEqual([]);
  });
}

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['with data-saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is fetched ahead ${name}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await openHydrated(page, '/roadmapping/get_started/');
    await page
      .locator('.theme-doc-sidebar-menu a[href="/roadmapping/manage_link_settings/"]')
      .hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toEqual([]);
  });
}
