import {expect, openHydrated, test} from '../support/browser';

const address = 'panels/';

test('print: all tabs with their labels, and details, are open', async ({page}) => {
  await openHydrated(page, address);
  const hidden = [page.getByText('Press the arrow keys.'), page.getByText('A table of limits.')];
  for (const text of hidden) {
    await expect(text).toBeHidden();
  }
  await expect(page.locator('p', {hasText: 'With the mouse'})).toBeHidden();

  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const label of ['With the mouse', 'With the keyboard']) {
    await expect(page.locator('p', {hasText: label})).toBeVisible();
  }
  for (const text of hidden) {
    await expect(text).toBeVisible();
    expect((await text.boundingBox())!.height).toBeGreaterThan(10);
  }
});

test('print: only links to other sites show their address', async ({page}) => {
  await openHydrated(page, address);
  await page.emulateMedia({media: 'print'});
  const addresses = await page
    .locator('main p', {hasText: 'the handbook'})
    .locator('a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses).toEqual(['" (https://handbook.example/)"', 'none']);
});

test('forced colours: the open tab is marked by more than a background', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openHydrated(page, address);
  const [openTabBorder, otherTabBorder] = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(openTabBorder).not.toBe(otherTabBorder);
});

test('code has its title; lines of a diff differ', async ({page}) => {
  await page.goto('code/');
  const blocks = page.locator('.theme-code-block');
  await expect(blocks.first()).toContainText('A reply');
  const diff = blocks.filter({hasText: 'Diff'});
  await expect(diff.locator('.code-value')).toHaveText(/- old/);
  await expect(diff.locator('.code-string')).toHaveText(/\+ new/);
});
