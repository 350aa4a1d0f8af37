import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, openHydrated, test as readerTest, type Page} from '../../support/browser';
import {startNginx, type Nginx} from '../../support/nginx';
import {watchPolicy} from '../../support/policy';
import {ownerDir, ownerServed} from './build';
import {ownerBase, ownerUrl} from './steps/basePath';

/** Tests of the owner's site with both hosts: nginx, and one of static files that has one page for all that is not there. */
const hostTest = readerTest.extend<object, {nginx: Nginx}>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(ownerDir, {basePath: ownerBase});
      await use(nginx);
      await nginx.stop();
    },
    {scope: 'worker'},
  ],
});

/** Tests of it as nginx serves it. Each fails when the policy refuses something, or a request leaves the path. */
const test = hostTest.extend<{troubles: string[]}>({
  baseURL: ({nginx}, use) => use(`${nginx.address}/`),
  troubles: [
    async ({context, nginx}, use) => {
      const troubles = await watchPolicy(context, new URL(nginx.address).origin);
      context.on('response', (response) => {
        if (response.status() >= 400 || !response.url().startsWith(`${nginx.address}/`)) {
          troubles.push(`${response.status()} ${response.url()}`);
        }
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    {auto: true},
  ],
});

test.use({served: ownerServed});

const heading = (page: Page) => page.locator('main h1');

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

test('all that pages name is under the path, and is there', async ({page, request}) => {
  const lost: string[] = [];
  for (const asked of ['./', 'search/', 'fr/glossary/', 'projects/projects_views/kanban/']) {
    await openHydrated(page, asked);
    const named = await namedIn(page);
    expect(named.length).toBeGreaterThan(20);
    for (const path of named) {
      if (!path.startsWith(ownerBase) || (await request.get(path)).status() !== 200) {
        lost.push(`${asked}: ${path}`);
      }
    }
  }
  expect(lost).toEqual([]);
});

hostTest(
  'by each host, a page that moved leads on with query and heading',
  async ({page, nginx, site}) => {
    for (const {address} of [nginx, site]) {
      await page.goto(`${address}/fr/api/?from=mail#errors`);
      await expect(page).toHaveURL(`${address}/fr/api/api/?from=mail#errors`);
    }
  },
);

hostTest(
  'by each host, what is not there is answered in its language, with a search for it',
  async ({page, nginx, site}) => {
    for (const {address} of [nginx, site]) {
      await openHydrated(page, `${address}/fr/glossaire/`);
      await expect(page).toHaveURL(`${address}/fr/glossaire/`);
      await expect(heading(page)).toHaveText('Page introuvable');
      // The path of the site is no word of what was asked for.
      const search = page.getByRole('main').locator(`a[href="${ownerBase}fr/search/?q=glossaire"]`);
      await expect(search).toBeVisible();
    }
  },
);

hostTest('the checks of a live site pass at an address with a path', async ({nginx}) => {
  // The others want compressed files, which take longer to make than all of this.
  const files = ['pages', 'redirects', 'headers'];
  const {stdout} = await promisify(execFile)(
    'npm',
    ['run', 'test:vitest', '--', '--project', 'hosting', ...files],
    {
      env: {...process.env, SITE: nginx.address, TELESCOPE_SITE_URL: ownerUrl},
    },
  );
  expect(stdout).toMatch(/Tests.*passed/);
});
