import path from 'node:path';
import budgets from '../../../budgets.json';
import {expect, openHydrated, test, type Page} from '../../support/browser';
import {buildDir} from '../../support/build';
import {readFirstLoad, weighFile} from '../../support/firstLoad';
import {budgetAddress, budgetKinds} from '../../../tools/site/pageKinds';

const IDLE_MS = 5000;

const startPage = '/roadmapping/get_started/';

/** Follows a link that would be prefetched. */
async function expectNoPrefetching(page: Page): Promise<void> {
  const menu = page.locator('.theme-doc-sidebar-menu');
  await menu.locator('a[href="/roadmapping/manage_link_settings/"]').hover();
  // On the next page, prefetching would have started too.
  await menu.locator('a[href="/roadmapping/export/"]').click();
  await expect(page.locator('h1')).toHaveText('Export a roadmap');
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
}

test('a first visit with data saver on loads the files that the budget test counts', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  await openHydrated(page, startPage);
  const {scripts, styles} = readFirstLoad(buildDir, startPage);
  expect(loaded.sort()).toEqual([...scripts, ...styles].sort());
  await expectNoPrefetching(page);
});

test.describe('prefetching', () => {
  test.use({isPrefetching: true});

  test('loads the page of a link to a section', async ({page}) => {
    await openHydrated(page, '/support_en/');
    await page.locator('article a[href^="/troubleshooting/#"]').first().hover();
    const {scripts} = readFirstLoad(buildDir, '/troubleshooting/');
    const pageScripts = scripts.filter(
      (script) => !script.includes('/main.') && !script.includes('/runtime'),
    );
    expect(pageScripts).not.toEqual([]);
    for (const script of pageScripts) {
      await expect(page.locator(`head [href="${script}"], head [src="${script}"]`)).toHaveCount(1);
    }
  });

  test('is off on 2g', async ({page}) => {
    await page.addInitScript(() => {
      const value = {effectiveType: '2g', saveData: false};
      Object.defineProperty(navigator, 'connection', {value});
    });
    await openHydrated(page, startPage);
    await expectNoPrefetching(page);
  });

  test('includes no search files, and visits meet their budgets', async ({page}) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await page.clock.install();
    const exceeded: string[] = [];
    for (const kind of budgetKinds) {
      // Ends the requests of the page before.
      await page.goto('about:blank');
      requested.clear();
      // The texts are longer in French.
      await openHydrated(page, budgetAddress(kind, 'fr'));
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(IDLE_MS);
      await page.waitForLoadState('networkidle');
      const files = [...requested].map((file) => (file.endsWith('/') ? `${file}index.html` : file));
      const bytes = await Promise.all(files.map((file) => weighFile(path.join(buildDir, file))));
      const totalBytes = bytes.reduce((total, size) => total + size, 0);
      if (kind !== 'search') {
        expect(files.filter((file) => file.includes('search-data'))).toEqual([]);
      }
      if (totalBytes > budgets.withIdle[kind]) {
        exceeded.push(`${kind}: ${totalBytes} of ${budgets.withIdle[kind]}`);
      }
    }
    expect(exceeded).toEqual([]);
  });
});
