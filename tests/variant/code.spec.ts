import {expect, test} from '@playwright/test';
import {startFixtureServer} from './site/build';
import type {StaticServer} from '../../tools/site/staticServer';

let server: StaticServer;
test.beforeAll(async () => {
  server = await startFixtureServer('first');
});
test.afterAll(() => server.stop());

test(`code has its title, numbers of lines and highlighted lines`, async ({page}) => {
  await page.goto(`${server.address}/code/`);
  const block = page.locator('.theme-code-block').first();
  await expect(block).toContainText('A reply');
  await expect(block.locator('.code-line')).toHaveCount(4);
  const marked = block.locator('.code-line-marked');
  await expect(marked).toHaveText(/"id": 3/);
  const [line, whole] = [(await marked.boundingBox())!, (await block.boundingBox())!];
  expect(whole.width - line.width).toBeLessThanOrEqual(2);
  const numbers = await block
    .locator('.code-line')
    .evaluateAll((lines) => lines.map((element) => getComputedStyle(element, '::before').content));
  expect(numbers).toEqual(['"5"', '"6"', '"7"', '"8"']);
});

test(`a comment marks a line and is no part of the code`, async ({page}) => {
  await page.goto(`${server.address}/code/`);
  const block = page.locator('.theme-code-block').nth(1);
  await expect(block.locator('.code-line-marked')).toHaveText('curl "https://example.com/list"');
  expect(await block.locator('pre').textContent()).toBe(
    '# Ask for the list.\ncurl "https://example.com/list"',
  );
});

test(`lines that a diff adds and takes out differ`, async ({page}) => {
  await page.goto(`${server.address}/code/`);
  const block = page.locator('.theme-code-block').filter({hasText: 'Diff'});
  await expect(block.locator('.code-value')).toHaveText(/- old/);
  await expect(block.locator('.code-string')).toHaveText(/\+ new/);
});

test('a class of the framework that one page alone uses is styled', async ({page}) => {
  await page.goto(`${server.address}/code/`);
  await expect(page.locator('.hero')).toHaveCSS('display', 'flex');
});
