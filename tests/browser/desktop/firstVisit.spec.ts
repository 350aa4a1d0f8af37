import path from 'node:path';
import budgets from '../../../budgets.json';
import {expect, openHydrated, test} from '../../support/browser';
import {buildDir} from '../../support/build';
import {locales} from '../../support/contract';
import {readFirstLoad, weighFile} from '../../support/firstLoad';
import {budgetAddress, budgetKinds, kindAddress} from '../../../tools/site/pageKinds';

const IDLE_MS = 5000;

test('a first visit loads the files that the budget test counts', async ({page}) => {
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
  const {scripts, styles} = readFirstLoad(buildDir, address);
  expect(loaded.sort()).toEqual([...scripts, ...styles].sort());
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
    await openHydrated(page, '/roadmapping/get_started/');
    const prefetchLinks = page.locator('head link[rel="prefetch"]');
    const menu = page.locator('.theme-doc-sidebar-menu');
    await menu.locator('a[href="/roadmapping/manage_link_settings/"]').hover();
    // On the next page, prefetching would have started too.
    await menu.locator('a[href="/roadmapping/export/"]').click();
    await expect(page.locator('h1')).toHaveText('Export a roadmap');
    await expect(prefetchLinks).toHaveCount(0);
  });

  for (const locale of locales) {
    test(`includes no search files, and visits in ${locale} meet their budgets`, async ({page}) => {
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(new URL(request.url()).pathname));
      await page.clock.install();
      const exceeded: string[] = [];
      for (const kind of budgetKinds) {
        // Ends the requests of the page before.
        await page.goto('about:blank');
        requested.clear();
        await openHydrated(page, budgetAddress(kind, locale));
        await page.waitForLoadState('networkidle');
        await page.clock.runFor(IDLE_MS);
        await page.waitForLoadState('networkidle');
        const files = [...requested].map((file) =>
          file.endsWith('/') ? `${file}index.html` : file,
        );
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
  }
});
