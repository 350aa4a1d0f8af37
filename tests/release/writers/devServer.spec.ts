import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {freePort} from '../../support/freePort';
import {openHydrated} from '../../support/hydrated';
import {SiteCopy} from '../../support/siteCopy';

/** The development server must serve all files under it, wherever they are on disk. */
const basePath = '/guide';
let origin: string;
const toUrl = (path: string) => origin + basePath + path;

const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const editedFile = 'docs/administration/user_account_settings.html.mdx';
const editedPage = '/administration/user_account_settings/';

let site: SiteCopy;
let server: ChildProcess;

test.describe.configure({mode: 'serial'});

test.beforeAll(async ({request}) => {
  // The configured timeout is too short for a first compilation.
  test.setTimeout(600_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = await SiteCopy.create('dev-server');
  await site.shortenPages((page) => editedFile.endsWith(page));
  await fs.symlink(path.resolve('build'), site.path('build'));
  server = spawn(process.execPath, [cli, 'start', '--no-open', '--port', `${port}`], {
    cwd: site.dir,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      TELESCOPE_SITE_URL: 'https://docs.telescope.example/guide',
    },
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await request.get(toUrl('/'))).ok()).toBe(true);
  }).toPass({timeout: 570_000});
});

test.afterAll(async () => {
  const exit = once(server, 'exit');
  server.kill();
  await exit;
  await site.remove();
});

test('shows a draft announcement', async ({page}) => {
  await page.goto(toUrl('/blog/'));
  await expect(page.getByRole('heading', {name: /Telescope 2025\.8/})).toBeVisible();
});

test('search uses the last build, and shows a notice', async ({page}) => {
  await openHydrated(page, toUrl('/glossary/'));
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').pressSequentially('swimlanes');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('Swimlanes');
  const notice = page.getByText(/Development server: results come from the last production build/);
  await expect(notice).toBeVisible();
  await page.goto(toUrl('/search/?q=swimlanes'));
  await expect(page.locator('main ol > li').first()).toContainText('Swimlanes');
  await expect(notice).toBeVisible();
});

test('an edit of a page shows in the browser automatically', async ({page}) => {
  await openHydrated(page, toUrl(editedPage));
  await site.edit(editedFile, (text) => `${text}\nA sentence that was just written.\n`);
  await expect(page.getByText('A sentence that was just written.')).toBeVisible();
});

test('a broken page shows its error with the line, and recovers', async ({page}) => {
  await openHydrated(page, toUrl(editedPage));
  const original = await fs.readFile(site.path(editedFile), 'utf8');
  const broken = `${original}\nOpen <Label k="save"\n`;
  const overlay = page.frameLocator(
    '#webpack-dev-server-client-overlay, #rspack-dev-server-client-overlay',
  );
  await fs.writeFile(site.path(editedFile), broken);
  await expect(overlay.getByText(/user_account_settings\.html\.mdx/).first()).toBeVisible();
  const line = broken.split('\n').length - 1;
  await expect(overlay.getByText(new RegExp(`${line}:|line ${line}`)).first()).toBeVisible();
  await fs.writeFile(site.path(editedFile), `${original}\nMended.\n`);
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(page.locator('iframe[id$="dev-server-client-overlay"]')).toHaveCount(0);
});
