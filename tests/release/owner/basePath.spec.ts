import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {ownerBase, ownerServed, ownerUrl} from './build';
import {expect, openHydrated, test, type Page} from './nginxFixture';

test.use({served: ownerServed});

const referencedPaths = (page: Page) =>
  page.evaluate(() => {
    const references = [
      ...document.querySelectorAll('[href], [src], meta[property="og:image"]'),
    ].map(
      (element) =>
        element.getAttribute('href') ??
        element.getAttribute('src') ??
        element.getAttribute('content')!,
    );
    const siteAddress = /^(?:\/(?!\/)|https:\/\/docs\.telescope\.example\/)/;
    return [...new Set(references.filter((address) => siteAddress.test(address)))].map(
      (address) => new URL(address, location.href).pathname,
    );
  });

test('everything that pages reference is under the base path and exists', async ({
  page,
  nginx,
  request,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(nginx.address)) {
      missing.push(`${response.status()} ${response.url()}`);
    }
  });
  for (const address of ['./', 'search/', 'fr/glossary/', 'projects/projects_views/kanban/']) {
    await openHydrated(page, address);
    const paths = await referencedPaths(page);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      if (!path.startsWith(ownerBase) || (await request.get(path)).status() !== 200) {
        missing.push(`${address}: ${path}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('on each host, redirects keep query and hash, and unknown addresses get a 404 page', async ({
  page,
  nginx,
  site,
  violations,
}) => {
  for (const {address} of [nginx, site]) {
    await page.goto(`${address}/fr/api/?from=mail#errors`);
    await expect(page).toHaveURL(`${address}/fr/api/api/?from=mail#errors`);
    await openHydrated(page, `${address}/fr/glossaire/`);
    await expect(page).toHaveURL(`${address}/fr/glossaire/`);
    await expect(page.locator('main h1')).toHaveText('Page introuvable');
    // The query doesn't include the base path.
    const search = page.getByRole('main').locator(`a[href="${ownerBase}fr/search/?q=glossaire"]`);
    await expect(search).toBeVisible();
  }
  // Browsers report status 404, and the other host is another origin.
  violations.length = 0;
});

test('the checks of a live site pass at an address with a path', async ({nginx}) => {
  // The other tests need compressed files, which are slow to make.
  const files = ['pages', 'redirects', 'headers'];
  const {stdout} = await promisify(execFile)(
    'npx',
    ['vitest', 'run', '--project', 'hosting', ...files],
    {
      env: {...process.env, SITE: nginx.address, TELESCOPE_SITE_URL: ownerUrl},
    },
  );
  expect(stdout).toMatch(/Tests.*passed/);
});
