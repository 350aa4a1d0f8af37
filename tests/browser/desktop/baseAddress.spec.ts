import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {startStaticServer} from '../../../tools/site/staticServer';

const CONTAINER_ID = '__docusaurus-base-url-issue-banner-container';

const banner = (page: Page) => page.getByRole('alert');

/** Serves the site below a folder that it was not built for. */
async function serveBelow(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'base-address-'));
  await fs.symlink(path.resolve('build'), path.join(root, folder));
  const server = await startStaticServer(root, {isCompressed: false});
  await use(server.origin);
  await server.stop();
  await fs.rm(root, {recursive: true});
}
const title = 'This site did not load properly. Check its base address.';

test.describe('the home page', () => {
  test('says that the site did not load when neither scripts nor styles came', async ({page}) => {
    await page.route(/\.(?:js|css)$/, (route) => route.abort());
    await page.goto('/');
    await expect(banner(page).locator('p')).toHaveText([
      title,
      'Base address of this build: /',
      'Base address that would fit here: /',
    ]);
  });

  test('reads without a banner when only the scripts are missing', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(title)).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('works without a banner when only the styles are missing', async ({page}) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByText(title)).toHaveCount(0);
  });

  test('names the address that would fit when the site is served below /docs/', async ({page}) => {
    await serveBelow('docs', async (origin) => {
      for (const address of ['/docs/', '/docs/index.html']) {
        await page.goto(origin + address);
        await expect(banner(page).locator('p')).toHaveText([
          title,
          'Base address of this build: /',
          'Base address that would fit here: /docs/',
        ]);
      }
    });
  });

  test('holds the words of the banner in no text that is indexed', async ({request}) => {
    const html = await (await request.get('/')).text();
    const text = html.replace(/<script[^]*?<\/script>/g, '');
    expect(html.includes(CONTAINER_ID)).toBe(true);
    expect(text.includes(CONTAINER_ID) || text.includes(title)).toBe(false);
  });
});

test('the banner shows an address as text, never as HTML', async ({page}) => {
  await serveBelow('&lt;i&gt;', async (origin) => {
    await page.goto(`${origin}/&lt;i&gt;/`);
    await expect(banner(page)).toContainText('fit here: /&lt;i&gt;/');
  });
});

test('a page that is no home page has no banner', async ({page, request}) => {
  const html = await (await request.get('/glossary/')).text();
  expect(html.includes(CONTAINER_ID)).toBe(false);
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.goto('/glossary/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
