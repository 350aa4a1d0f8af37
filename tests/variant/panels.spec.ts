import {expect, openHydrated, test} from '../support/browser';

test('print: all tabs with their labels, and details, are open; other sites have their address', async ({
  page,
}) => {
  await openHydrated(page, 'panels/');
  const hidden = [page.getByText('Press the arrow keys.'), page.getByText('A table of limits.')];
  for (const text of hidden) {
    await expect(text).toBeHidden();
  }
  await expect(page.locator('p', {hasText: 'With the mouse'})).toBeHidden();
  // The open tab is marked by more than a background.
  await page.emulateMedia({forcedColors: 'active'});
  const [openTabBorder, otherTabBorder] = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(openTabBorder).not.toBe(otherTabBorder);

  await page.emulateMedia({forcedColors: 'none', media: 'print'});
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const label of ['With the mouse', 'With the keyboard']) {
    await expect(page.locator('p', {hasText: label})).toBeVisible();
  }
  for (const text of hidden) {
    await expect(text).toBeVisible();
    expect((await text.boundingBox())!.height).toBeGreaterThan(10);
  }
  const addresses = await page
    .locator('main p', {hasText: 'the handbook'})
    .locator('a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses).toEqual(['" (https://handbook.example/)"', 'none']);
});

test('code has its title and can be copied; lines of a diff differ', async ({page}) => {
  await page.goto('code/');
  const blocks = page.locator('.theme-code-block');
  await expect(blocks.first()).toContainText('A reply');
  const diff = blocks.filter({hasText: 'Diff'});
  await expect(diff.locator('.code-value')).toHaveText(/- old/);
  await expect(diff.locator('.code-string')).toHaveText(/\+ new/);

  // A component of the page.
  await page.goto("writer's début/");
  const code = page.locator('[data-title="view.jsx"]');
  await code.hover();
  await expect(code.getByRole('button', {name: 'Copy'})).toBeVisible();
  await expect(code.locator('pre')).toHaveText('const view = <List />;\nshow(view);\n');
});
