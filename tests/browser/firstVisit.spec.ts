import {expect, test, type Page} from '@playwright/test';
import {readFirstLoad} from '../../scripts/measure/firstLoad';
import {locales} from '../support/contract';
import {openHydrated} from '../support/hydrated';
import {kindAddress} from '../support/pageKinds';
import {saveData} from '../support/fetchAhead';

/** What the budgets count without a browser (`tests/built/budgets.test.ts`). */

for (const locale of locales) {
  test(`a first visit loads the files that its budget counts in ${locale}`, async ({page}) => {
    const address = kindAddress('document', locale);
    await saveData(page);
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
}

const prefetched = (page: Page) =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Until the browser has done what it puts off. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Grows with each script that the page asks for from now on. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request.url());
    }
  });
  return asked;
}

test('pages whose links are in sight are fetched ahead, and come without a request', async ({
  page,
}) => {
  await openHydrated(page, '/roadmapping/get_started/');
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(3);
  await untilIdle(page);
  const ahead = await prefetched(page);
  // The code of the next page has run: a key or a finger does not wait for it.
  const ready = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({name}) => name),
  );
  expect(ahead.filter((url) => !ready.includes(url))).toEqual([]);
  const asked = scriptsAsked(page);
  await page
    .locator('.theme-doc-sidebar-menu a[href="/roadmapping/manage_link_settings/"]')
    .press('Enter');
  await expect(page.locator('h1')).toContainText('Link');
  expect(asked).toEqual([]);
});

test('a page whose heading a link leads to is fetched ahead', async ({page}) => {
  await openHydrated(page, '/');
  const link = page.locator('main a[href^="/versions/#"]').first();
  await link.scrollIntoViewIfNeeded();
  await untilIdle(page);
  const asked = scriptsAsked(page);
  await link.press('Enter');
  await expect(page.locator('h1')).toHaveText('Versions');
  expect(asked).toEqual([]);
});

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
