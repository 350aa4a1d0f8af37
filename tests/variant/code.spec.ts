import {expect, test} from '../support/browser';

test.beforeEach(async ({page}) => {
  await page.goto('code/');
});

test('code has its title, numbers of lines and highlighted lines', async ({page}) => {
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

test('a comment marks a line and is no part of the code; lines of a diff differ', async ({
  page,
}) => {
  const block = page.locator('.theme-code-block').nth(1);
  await expect(block.locator('.code-line-marked')).toHaveText('curl "https://example.com/list"');
  expect(await block.locator('pre').textContent()).toBe(
    '# Ask for the list.\ncurl "https://example.com/list"',
  );
  const diff = page.locator('.theme-code-block').filter({hasText: 'Diff'});
  await expect(diff.locator('.code-value')).toHaveText(/- old/);
  await expect(diff.locator('.code-string')).toHaveText(/\+ new/);
});
