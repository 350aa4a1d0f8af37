import {expect, test} from '../../support/browser';
import {buildDir} from '../../support/build';
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
  const {scripts, styles} = readFirstLoad(buildDir, address);
  expect(loaded.sort()).toEqual([...scripts, ...styles].sort());
});

test.describe('what is fetched ahead', () => {
  test.use({fetchesAhead: true});

  test('is the page of a link that leads to a section', async ({page}) => {
    await openHydrated(page, '/support_en/');
    await page.locator('article a[href^="/troubleshooting/#"]').first().hover();
    const {scripts} = readFirstLoad(buildDir, '/troubleshooting/');
    const own = scripts.filter(
      (script) => !script.includes('/main.') && !script.includes('/runtime'),
    );
    expect(own).not.toEqual([]);
    for (const script of own) {
      await expect(page.locator(`head [href="${script}"], head [src="${script}"]`)).toHaveCount(1);
    }
  });

  test('is nothing on 2g', async ({page}) => {
    await page.addInitScript(() => {
      const value = {effectiveType: '2g', saveData: false};
      Object.defineProperty(navigator, 'connection', {value});
    });
    await openHydrated(page, '/roadmapping/get_started/');
    const ahead = page.locator('head link[rel="prefetch"]');
    const menu = page.locator('.theme-doc-sidebar-menu');
    await menu.locator('a[href="/roadmapping/manage_link_settings/"]').hover();
    // The next page comes, and what its links would have had fetched before is not there either.
    await menu.locator('a[href="/roadmapping/export/"]').click();
    await expect(page.locator('h1')).toHaveText('Export a roadmap');
    await expect(ahead).toHaveCount(0);
  });

  test('is the search, when a page is left alone, and the box then waits for nothing', async ({
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
});
