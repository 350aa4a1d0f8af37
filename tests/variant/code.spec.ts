import {expect, test} from '../support/browser';

test.beforeEach(async ({page}) => {
  await page.goto('code/');
});

test('code has its title; lines of a diff differ', async ({page}) => {
  const blocks = page.locator('.theme-code-block');
  await expect(blocks.first()).toContainText('A reply');
  const diff = blocks.filter({hasText: 'Diff'});
  await expect(diff.locator('.code-value')).toHaveText(/- old/);
  await expect(diff.locator('.code-string')).toHaveText(/\+ new/);
});
