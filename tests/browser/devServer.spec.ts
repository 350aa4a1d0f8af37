import {spawn, type ChildProcess} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

const port = 4321;
const address = (path: string) => `http://localhost:${port}${path}`;

let server: ChildProcess;

test.describe.configure({mode: 'serial', timeout: 60_000});

test.beforeAll(async ({request}) => {
  // Of a hook it is the hook's own limit that counts.
  test.setTimeout(300_000);
  server = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', `${port}`],
    {env: {...process.env, NODE_ENV: undefined}, stdio: 'ignore'},
  );
  await expect(async () => {
    expect((await request.get(address('/'))).ok()).toBe(true);
  }).toPass({timeout: 280_000});
});

test.afterAll(() => {
  server.kill();
});

test('the switch to the other language names the command that serves it', async ({page}) => {
  await page.goto(address('/glossary/'));
  await page.getByRole('button', {name: 'English'}).hover();
  await page.getByRole('link', {name: 'Français', exact: true}).click();
  await expect(page.getByText('npm run start:fr')).toBeVisible();
  await expect(page.getByRole('link', {name: 'localhost:3001'})).toHaveAttribute(
    'href',
    'http://localhost:3001/fr/glossary/',
  );
  await page.getByRole('link', {name: 'go back'}).click();
  await expect(page.locator('h1')).toHaveText('Glossary');
});

test('a draft announcement is shown', async ({page}) => {
  await page.goto(address('/blog/'));
  await expect(page.getByRole('heading', {name: /Telescope 2025\.8/})).toBeVisible();
});

test('the search answers from the last build, and says so', async ({page}) => {
  await openHydrated(page, address('/glossary/'));
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').pressSequentially('swimlanes');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('Swimlanes');
  await expect(page.getByText(/Development: answers come from the build of /)).toBeVisible();
  await page.goto(address('/search/?q=swimlanes'));
  await expect(page.locator('main ol > li').first()).toContainText('Swimlanes');
  await expect(page.getByText(/Development: answers come from the build of /)).toBeVisible();
});
