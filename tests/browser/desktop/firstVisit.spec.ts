import path from 'node:path';
import budgets from '../../../budgets.json';
import {expect, openHydrated, test, type Page} from '../../support/browser';
import {buildDir} from '../../support/build';
import {dataSaver, setConnection} from '../../support/connection';
import {readFirstLoad, weighFile} from '../../support/firstLoad';
import {budgetAddress, budgetKinds} from '../../../tools/site/pageKinds';

const IDLE_MS = 5000;

/** Of `src/client/modules/prefetch.ts`. */
const HOVER_MS = 65;

const startPage = '/roadmapping/get_started/';
const hovered = '/projects/project_domains/schedule/';
const crossed = '/roadmapping/manage_link_settings/';
const touched = '/roadmapping/create_or_update/';
const focused = '/roadmapping/export/';
const menuLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

function recordRequests(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  return requested;
}

/** Returns the scripts that not all pages load. */
function contentScripts(address: string): string[] {
  const {scripts} = readFirstLoad(buildDir, address);
  return scripts.filter((script) => !/\/(?:main|runtime~main)\./.test(script));
}

test('a visit loads the files that the budget test counts, and no others when idle', async ({
  page,
}) => {
  const requested = recordRequests(page);
  await page.clock.install();
  const exceeded: string[] = [];
  for (const kind of budgetKinds) {
    // Ends the requests of the page before.
    await page.goto('about:blank');
    requested.clear();
    // The texts are longer in French.
    const address = budgetAddress(kind, 'fr');
    await openHydrated(page, address);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(IDLE_MS);
    await page.waitForLoadState('networkidle');
    const files = [...requested].map((file) => (file.endsWith('/') ? `${file}index.html` : file));
    if (kind !== 'search') {
      const {scripts, styles} = readFirstLoad(buildDir, address);
      const assets = files.filter((file) => /\.(?:js|css)$|search-data/.test(file));
      expect(assets.sort(), address).toEqual([...scripts, ...styles].sort());
    }
    const bytes = await Promise.all(files.map((file) => weighFile(path.join(buildDir, file))));
    const totalBytes = bytes.reduce((total, size) => total + size, 0);
    if (totalBytes > budgets.withIdle[kind]) {
      exceeded.push(`${kind}: ${totalBytes} of ${budgets.withIdle[kind]}`);
    }
  }
  expect(exceeded).toEqual([]);
});

test('a link loads its page when hovered, focused or touched, not when crossed', async ({page}) => {
  const requested = recordRequests(page);
  const expectLoaded = (address: string) =>
    expect.poll(() => [...requested]).toEqual(expect.arrayContaining(contentScripts(address)));
  await page.clock.install();
  await openHydrated(page, startPage);
  await page.clock.pauseAt(Date.now() + IDLE_MS);
  await menuLink(page, crossed).hover();
  await page.clock.runFor(HOVER_MS - 1);
  await page.locator(`article a[href^="${hovered}#"]`).hover();
  await page.clock.runFor(HOVER_MS);
  await expectLoaded(hovered);
  await menuLink(page, focused).focus();
  await page.clock.runFor(HOVER_MS);
  await expectLoaded(focused);
  await menuLink(page, touched).dispatchEvent('pointerover', {pointerType: 'touch'});
  await page.clock.runFor(1);
  await expectLoaded(touched);
  expect([...requested]).not.toEqual(expect.arrayContaining(contentScripts(crossed)));
});

test('the next page loads once its link is in sight', async ({page}) => {
  const requested = recordRequests(page);
  await openHydrated(page, '/roadmapping/export/');
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  const scripts = contentScripts((await next.getAttribute('href'))!);
  await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(scripts));
});

test('no page is loaded ahead with data saver or on 2g', async ({page}) => {
  const requested = recordRequests(page);
  await page.clock.install();
  for (const value of [dataSaver, {saveData: false, effectiveType: '2g'}]) {
    await setConnection(page, value);
    await openHydrated(page, startPage);
    await menuLink(page, crossed).hover();
    await page.clock.runFor(HOVER_MS);
    // By now, the other page would have been requested too.
    await menuLink(page, focused).click();
    await expect(page.locator('h1')).toHaveText('Export a roadmap');
    expect([...requested]).not.toEqual(expect.arrayContaining(contentScripts(crossed)));
  }
});
