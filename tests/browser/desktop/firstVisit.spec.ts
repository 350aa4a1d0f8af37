import {expect, test} from '../../support/browser';
import {readFirstLoad} from '../../support/firstLoad';
import {openHydrated} from '../../support/hydrated';
import {kindAddress} from '../../../tools/site/pageKinds';

/** What the budgets count without a browser (`tests/site/built/budgets.test.ts`). */

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
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
});

test('a page whose link leads to a section is fetched ahead', async ({page}) => {
  await openHydrated(page, '/support_en/');
  const link = page.locator('article a[href^="/troubleshooting/#"]').first();
  await link.hover();
  const {scripts} = readFirstLoad(process.env.BUILD_DIR || 'build', '/troubleshooting/');
  const own = scripts.filter(
    (script) => !script.includes('/main.') && !script.includes('/runtime'),
  );
  expect(own).not.toEqual([]);
  for (const script of own) {
    await expect(page.locator(`head [href="${script}"], head [src="${script}"]`)).toHaveCount(1);
  }
});

test('a page that is left alone gets the search ready, and the box then waits for nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/versions/');
  // The last file that the search asks for, when it has read the index.
  await expect.poll(() => asked.join('\n')).toContain('/search-data/supplement');
  asked.length = 0;
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  expect(asked).toEqual([]);
});
