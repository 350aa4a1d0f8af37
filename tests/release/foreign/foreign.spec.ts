import path from 'node:path';
import {expect, test} from '@playwright/test';
import {startStaticServer, type StaticServer} from '../../../tools/site/staticServer';
import {runDocusaurus} from '../../support/siteCopy';

const folder = path.resolve('.tmp/foreign');

// `tests/release/foreign/site`: the classic preset and two of the packages, by their doors alone.
test.describe.configure({mode: 'default'});

let server: StaticServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const {code, output} = await runDocusaurus('tests/release/foreign/site', ['build', '--out-dir', folder]);
  expect(code, output).toBe(0);
  server = await startStaticServer(folder, {isCompressed: false});
});
test.afterAll(() => server?.stop());

test('another site is searched in the box, by its own synonyms', async ({page}) => {
  await page.goto(server.origin);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('kettle');
  await page.getByRole('option', {name: 'Warm the teapot'}).click();
  await expect(page).toHaveURL(`${server.origin}/brewing/#warm`);
});

test('another site has the words of its product in its pages', async ({page}) => {
  await page.goto(`${server.origin}/brewing/`);
  await expect(page.getByText('Press Switch on, fill the teapot')).toBeVisible();
});

test('another site is searched on its page, and in its own colours', async ({page}) => {
  await page.goto(`${server.origin}/search/?q=leaves`);
  const hit = page.getByRole('link', {name: 'Measure the leaves'});
  await expect(hit).toHaveAttribute('href', '/brewing/#measure');
  // Infima's, as this site has no design tokens.
  await expect(hit).toHaveCSS('color', 'rgb(53, 120, 229)');
});
