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

test('a class of the framework that one page alone uses is styled', async ({page}) => {
  await expect(page.locator('.hero')).toHaveCSS('display', 'flex');
  await page.goto('panels/');
  const hero = page.locator('.hero');
  await expect(hero).not.toHaveCSS('padding-top', '0px');
  await expect(hero).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
