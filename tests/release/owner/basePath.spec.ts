import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test as base, type Page} from '@playwright/test';
import {ownerDir, startOwnerServer} from './build';
import {ownerBase, ownerUrl} from './steps/basePath';
import {openHydrated} from '../../support/hydrated';
import {startNginx} from '../../support/nginx';
import {watchPolicy} from '../../support/policy';

/** Tests of the owner's site as nginx serves it. Each fails when the policy refuses something, or a request leaves the path. */
const test = base.extend<{troubles: string[]}, {address: string}>({
  address: [
    async ({}, use) => {
      const nginx = await startNginx(ownerDir, {basePath: ownerBase});
      await use(nginx.address);
      await nginx.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({address}, use) => use(`${address}/`),
  troubles: [
    async ({context, address}, use) => {
      const troubles = await watchPolicy(context, new URL(address).origin);
      context.on('response', (response) => {
        if (response.status() >= 400 || !response.url().startsWith(`${address}/`)) {
          troubles.push(`${response.status()} ${response.url()}`);
        }
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    {auto: true},
  ],
});

const heading = (page: Page) => page.locator('main h1');
const hits = (page: Page) => page.locator('.DocSearch-Hit');

/** The path of each file and page of the site that a page names. */
const namedIn = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[href], [src], meta[property="og:image"]')].map(
      (element) =>
        element.getAttribute('href') ??
        element.getAttribute('src') ??
        element.getAttribute('content')!,
    );
    const own = /^(?:\/(?!\/)|https:\/\/docs\.telescope\.example\/)/;
    return [...new Set(named.filter((address) => own.test(address)))].map(
      (address) => new URL(address, location.href).pathname,
    );
  });

for (const asked of ['', 'glossary/', 'search/', 'fr/', 'fr/glossary/']) {
  test(`all that /${asked} names is under the path, and is there`, async ({page, request}) => {
    await openHydrated(page, asked);
    const named = await namedIn(page);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !path.startsWith(ownerBase))).toEqual([]);
    for (const path of named) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
    }
  });
}

test('the other language is a click away, at the same heading', async ({page, address}) => {
  const switchTo = async (from: string, to: string) => {
    await page.locator('.navbar').getByRole('button', {name: from}).press('ArrowDown');
    await page.locator('.navbar').getByRole('link', {name: to, exact: true}).click();
  };
  await openHydrated(page, 'glossary/#term-baseline');
  await switchTo('English', 'Français');
  await expect(page).toHaveURL(`${address}/fr/glossary/#term-baseline`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await switchTo('Français', 'English');
  await expect(page).toHaveURL(`${address}/glossary/#term-baseline`);
});

for (const [folder, words] of [
  ['', 'swimlanes'],
  ['fr/', 'couloirs'],
] as const) {
  test(`the search box and its page lead to pages under /${folder}`, async ({page, address}) => {
    await openHydrated(page, folder);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').pressSequentially(words);
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`^${address}/${folder}[a-z]`));
    await expect(heading(page)).toBeVisible();
    await openHydrated(page, `${folder}search/?q=${words}`);
    await page.locator('main ol > li a').first().click();
    await expect(page).toHaveURL(new RegExp(`^${address}/${folder}(?!search)[a-z]`));
    await expect(heading(page)).toBeVisible();
  });
}

test('a figure shows, and opens', async ({page}) => {
  await openHydrated(page, 'projects/project_items/portfolio/');
  const figure = page.locator('main figure').first();
  const isThere = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.locator('a > img:visible').evaluate(isThere)).toBe(true);
  await figure.locator('a').click();
  await expect
    .poll(() => page.getByRole('dialog').locator('img:visible').evaluate(isThere))
    .toBe(true);
});

test('a page that moved leads on with query and heading, by the host or by itself', async ({
  page,
  address,
}) => {
  await page.goto('api/?from=mail#errors');
  await expect(page).toHaveURL(`${address}/api/api/?from=mail#errors`);
  const host = await startOwnerServer();
  // Another host than the one that is watched, with nothing to be refused by.
  const other = await page.context().browser()!.newPage();
  await other.goto(`${host.address}/fr/api/?from=mail#errors`);
  await expect(other).toHaveURL(`${host.address}/fr/api/api/?from=mail#errors`);
  await other.close();
  await host.stop();
});

base('what is not there is answered in its language, with pages near it', async ({page}) => {
  // One page for all that is not found, as GitHub has it: the English one.
  const host = await startOwnerServer();
  const nginx = await startNginx(ownerDir, {basePath: ownerBase});
  for (const {address} of [host, nginx]) {
    await openHydrated(page, `${address}/fr/glossaire/`);
    await expect(page).toHaveURL(`${address}/fr/glossaire/`);
    await expect(heading(page)).toHaveText('Page introuvable');
    // The path of the site is no word of what was asked for.
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('glossaire');
    const near = page.getByRole('main').locator(`a[href="${ownerBase}fr/glossary/"]`);
    await expect(near).toBeVisible();
  }
  await Promise.all([host.stop(), nginx.stop()]);
});

test('the checks of a live site pass at an address with a path', async ({address}) => {
  test.setTimeout(120_000);
  // The others want compressed files, which take longer to make than all of this.
  const files = ['pages', 'redirects', 'headers'];
  const {stdout} = await promisify(execFile)('npm', ['run', 'test:hosting', '--', ...files], {
    env: {...process.env, SITE: address, TELESCOPE_SITE_URL: ownerUrl},
  });
  expect(stdout).toMatch(/Tests.*passed/);
});
