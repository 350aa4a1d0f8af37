import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '../../support/browser';
import {expectUnharmed} from '../../support/xss';
import {runDocusaurus} from '../../support/siteCopy';
import {consumerDir, consumerSite} from './build';

test.use({served: {folder: consumerDir}});

const readFile = (name: string) => fs.readFileSync(path.join(consumerDir, name), 'utf8');

test('the search box of another site works in all its docs, with its own synonyms', async ({
  page,
}) => {
  await page.goto('community/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('kettle');
  await page.getByRole('option', {name: 'Warm the teapot'}).click();
  await expect(page).toHaveURL('docs/brewing/#warm');
});

test('the search page of another site works, in its own colours', async ({page}) => {
  await page.goto('search/?q=leaves');
  const hit = page.getByRole('link', {name: 'Measure the leaves'});
  await expect(hit).toHaveAttribute('href', '/docs/brewing/#measure');
  // Infima's colour.
  await expect(hit).toHaveCSS('color', 'rgb(53, 120, 229)');
});

test('the search of another site finds its standalone pages and other docs', async ({page}) => {
  await page.goto('search/?q=bristol');
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  await page.goto('search/?q=bath');
  await expect(page.locator('main a[href="/community/"]')).toBeVisible();
});

test('the search of another site shows markup as text', async ({page}) => {
  await page.goto('community/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('zwickel');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('Label <img src=x onerror=window.ran=true>');
  await expect(hit).toContainText('<script>window.ran=true</script>');
  await expectUnharmed(page);
});

test('the Markdown of another site keeps code titles, tabs, details, admonitions and tables', () => {
  const brewing = readFile('docs/brewing.md');
  expect(brewing).toContain('\n\n```json title="pot.json"\n');
  expect(brewing).toContain(
    '**Black tea**\n\nWait four minutes.\n\n**Green tea**\n\nWait two minutes.',
  );
  expect(brewing).toContain('**Iced tea**\n\n> **Cold water**\n>\n> Wait eight hours.\n');
  // Its minifier omits end tags.
  expect(brewing).toContain('| Leaf | Minutes |\n| - | - |\n| Assam | 4 |');
});

test('the index of another site is at the root, with its documents, posts and pages', () => {
  expect(readFile('index.md')).toContain('All about [teapots](https://teapots.example/docs/),');
  const index = readFile('llms.txt');
  expect(index).toContain('(https://teapots.example/docs/brewing.md)');
  expect(index).toContain('(https://teapots.example/blog/spouts.md)');
  expect(index).toContain('[Teapots](https://teapots.example/index.md)');
});

test('the build of another site names a wrong option', async () => {
  const args = ['build', '--config', 'wrongOption.config.ts'];
  const {code, output} = await runDocusaurus(consumerSite, args);
  expect(code).toBe(1);
  expect(output).toContain('"synonym" is not allowed');
});
