import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, openHydrated, test as base, type Locator, type Page} from '../../support/browser';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';
import {buildDir} from '../../support/build';
import {copyOfflineFiles, withFewPages} from '../../support/offlineFiles';
import {deferred} from '../../support/delayFiles';
import {builtHeaders, collectViolations} from '../../support/policy';

interface Host extends StaticServer {
  isDown: boolean;
  rewrite: (pathname: string, text: string) => string;
}

const test = base.extend<{host: Host; panel: Locator; nextBuild: string}>({
  async host({}, use) {
    const server = await startStaticServer(buildDir, {
      isCompressed: false,
      headers: builtHeaders(),
      async change(pathname, response) {
        const original = response.body.toString();
        const text = host.rewrite(pathname, original);
        if (host.isDown) {
          return undefined;
        }
        const {'content-type': type = ''} = response.headers;
        return text === original
          ? response
          : {...response, headers: {'content-type': type}, body: Buffer.from(text)};
      },
    });
    const host: Host = {...server, isDown: false, rewrite: withFewPages};
    await use(host);
    await host.stop();
  },
  baseURL: ({host}, use) => use(host.origin),
  async nextBuild({}, use) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
    await copyOfflineFiles(buildDir, folder, 'other');
    await use(folder);
    fs.rmSync(folder, {recursive: true});
  },
  panel: ({page}, use) => use(page.getByRole('group', {name: 'Read offline'})),
});

const support = '/support_en/';

async function openPanel(page: Page): Promise<void> {
  await openHydrated(page, support);
  await page.getByRole('button', {name: 'Read offline'}).click();
}

async function saveCopy(page: Page, panel: Locator): Promise<void> {
  await openPanel(page);
  await panel.getByRole('button', {name: 'Keep for reading offline'}).click();
  await expect(panel).toContainText('It is up to date.');
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('without opting in, no worker is registered and nothing is downloaded', async ({
  page,
  host,
}) => {
  for (const address of [support, '/', '/fr/support_fr/']) {
    await openHydrated(page, address);
  }
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(host.requests.filter((path) => /sw\.js|offline|not-kept/.test(path))).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('offline.copies/');
});

test('a copy works offline and can be removed', async ({context, page, panel, host}) => {
  host.rewrite = (_, text) => text;
  const violations = await collectViolations(context, host.origin);
  await openPanel(page);
  await expect(panel).toContainText(/English: not kept.* 1\d\.\d\sMB on this device/);
  await panel.getByRole('button', {name: 'Keep for reading offline'}).click();
  await expect(panel).toContainText('It is up to date.');
  const copyList = JSON.parse(fs.readFileSync(path.join(buildDir, 'offline.json'), 'utf8')) as {
    files: object;
  };
  expect(new Set(host.requests).size).toBeGreaterThan(Object.keys(copyList.files).length);
  host.isDown = true;
  // Failed connections are console errors.
  violations.length = 0;

  await openHydrated(page, '/roadmapping/navigate/');
  await expect(page.locator('h1')).toHaveText('Move around a roadmap');
  const figure = page.locator('main img[src^="/figures/"]').first();
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.footer a[href="/versions/"]').click();
  await expect(page.locator('h1')).toHaveText('Versions');

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/kanban/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(/kanban/i);
  await openHydrated(page, '/search/?q=baseline');
  await expect(page.locator('main article, main li').first()).toContainText(/baseline/i);

  expect((await page.goto('/roadmaping/'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(/not found/i);
  await page.goto('/fr/glossary/');
  await expect(page.locator('h1')).toHaveText('Not kept on this device');
  await expect(page.locator('[lang=fr] h2')).toHaveText('Page non enregistrée sur cet appareil');
  await expect(page.locator('h1')).toHaveCSS('font-weight', '600');
  await page.getByRole('link', {name: 'Home page of the copy'}).click();
  await expect(page).toHaveURL('/');
  const unexpected = violations.filter((text) => !/Failed to load resource|ERR_/.test(text));
  expect(unexpected).toEqual([]);

  await openHydrated(page, support);
  await expect(panel).toContainText('English: kept on');
  await panel.getByRole('button', {name: 'Remove'}).click();
  await expect(panel).toContainText('The copy has been removed.');
  expect(await cacheNames(page)).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
  await expect(page.goto('/versions/')).rejects.toThrow();
});

test('a new deployment is offered, and open tabs keep working', async ({
  context,
  page,
  panel,
  host,
  nextBuild,
}) => {
  await saveCopy(page, panel);
  // This tab stays on the first deployment.
  const tab = await context.newPage();
  await openHydrated(tab, '/tags/');
  const scripts = (tab: Page) =>
    tab.evaluate(() => [...document.scripts].map(({src}) => src).filter(Boolean));
  const [oldScript] = await scripts(page);
  host.serve(nextBuild);

  // If the network takes more than four seconds, the page is from the copy.
  await expect(async () => {
    await openHydrated(page, support);
    expect((await scripts(page))[0]).not.toBe(oldScript);
  }).toPass();
  await expect(panel).toContainText('A newer guide has been published');
  const liveScripts = await scripts(page);
  host.isDown = true;
  await openHydrated(page, support);
  await expect(panel).toContainText('Connect to a network to check whether it is up to date.');
  expect(await scripts(page)).not.toEqual(liveScripts);

  host.isDown = false;
  await openHydrated(page, support);
  await panel.getByRole('button', {name: /^Update/}).click();
  await expect(panel).toContainText('It is up to date.');
  host.isDown = true;
  await openHydrated(page, '/glossary/');
  expect((await scripts(page))[0]).toBe(liveScripts[0]);
  await tab.evaluate(() => Object.assign(window, {isSamePage: true}));
  await tab.locator('.footer a[href="/versions/"]').click();
  await expect(tab.locator('h1')).toHaveText('Versions');
  expect(await tab.evaluate(() => 'isSamePage' in window)).toBe(true);

  // The old copy is removed once no open tab needs it.
  const countCopies = (tab: Page) =>
    tab.evaluate(async () => (await (await caches.open('offline-copies /')).keys()).length);
  expect(await countCopies(page)).toBe(2);
  await Promise.all([page.close(), tab.close()]);
  const next = await context.newPage();
  await next.goto('/glossary/');
  await expect.poll(() => countCopies(next)).toBe(1);
});

test('a deployment during an update keeps the copy; an evicted copy is detected', async ({
  page,
  panel,
  host,
}) => {
  await saveCopy(page, panel);
  host.rewrite = (pathname, text) =>
    pathname === '/versions/'
      ? 'of another deployment'
      : withFewPages(pathname, text)
          .replace(/"version":"[^"]+"/, '"version":"new"')
          .replace(/"versions\/index.html":\["[^"]+"/, '"versions/index.html":["new"');
  await openHydrated(page, support);
  await panel.getByRole('button', {name: /^Update/}).click();
  await expect(panel).toContainText('The site is being updated.');
  await expect(panel).toContainText('English: kept on');
  host.isDown = true;
  await openHydrated(page, '/versions/');
  await expect(page.locator('h1')).toHaveText('Versions');

  host.isDown = false;
  host.rewrite = withFewPages;
  await page.evaluate(async () => {
    const files = await caches.open('offline-files /');
    const [first] = await files.keys();
    await files.delete(first!);
  });
  await openHydrated(page, support);
  await expect(panel).toContainText('The browser has deleted the copy');
  await expect(panel.getByRole('button', {name: 'Keep for reading offline'})).toBeVisible();
  expect(await cacheNames(page)).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
});

test('a full disk or a lost network is reported and cleaned up', async ({
  context,
  page,
  panel,
  host,
}) => {
  const session = await context.newCDPSession(page);
  const setQuota = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', {origin: host.origin, quotaSize});
  const keepButton = panel.getByRole('button', {name: 'Keep for reading offline'});
  // Fake the estimate: Chromium reports the same quota to every site, not the overridden one.
  await openPanel(page);
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({quota: 3e6, usage: 0});
  });
  await keepButton.click();
  await expect(panel).toContainText('There is not enough room');
  expect(host.requests).not.toContain('/404.html');

  await openPanel(page);
  await setQuota(1e6);
  await keepButton.click();
  await expect(panel).toContainText('There is not enough room');
  expect(host.requests).toContain('/404.html');
  expect(await cacheNames(page)).toEqual([]);
  expect(await countWorkers(page)).toBe(0);

  await setQuota(1e9);
  host.rewrite = (pathname, text) => {
    host.isDown ||= pathname === '/tags/';
    return withFewPages(pathname, text);
  };
  await keepButton.click();
  await expect(panel).toContainText('The network failed during the download');
  expect(await cacheNames(page)).toEqual([]);
});

test('a download can be cancelled, and continues on other pages', async ({page, panel}) => {
  const {promise: released, resolve: release} = deferred();
  await page.route('**/versions/', async (route) => {
    await released;
    // The first request was cancelled.
    await route.continue().catch(() => undefined);
  });
  await openPanel(page);
  await panel.getByRole('button', {name: 'Keep for reading offline'}).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', {name: 'Cancel'}).click();
  await expect(panel).toContainText('Cancelled.');
  expect(await cacheNames(page)).toEqual([]);

  await panel.getByRole('button', {name: 'Keep for reading offline'}).click();
  await page.locator('.footer a[href="/glossary/"]').click();
  await expect(page.locator('h1')).toHaveText('Glossary');
  release();
  await page.goBack();
  await expect(panel).toContainText('It is up to date.');
});
