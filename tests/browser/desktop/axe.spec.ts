import {expect, openHydrated, test} from '../../support/browser';
import {expectAccessible, structureFaults} from '../../support/axe';

test('axe finds nothing on the search page: empty, with hits, without', async ({page}) => {
  await openHydrated(page, '/search/');
  const field = page.getByRole('searchbox');
  await expect(page.locator('main li').first()).toBeVisible();
  expect(await structureFaults(page)).toEqual([]);
  await field.fill('kanban');
  await expect(page.locator('main ol > li').first()).toContainText(/kanban/i);
  await expectAccessible(page);
  await field.fill('xyzzyq');
  await expect(page.getByRole('main').getByText('No results found for')).toBeVisible();
  expect(await structureFaults(page)).toEqual([]);
});

test('axe finds nothing in the search box: empty, with hits, without', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const field = page.locator('.DocSearch-Input');
  await expect(field).toBeFocused();
  expect(await structureFaults(page)).toEqual([]);
  await field.fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/kanban/i);
  await expectAccessible(page);
  await field.fill('xyzzyq');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  expect(await structureFaults(page)).toEqual([]);
});

test('axe finds nothing with a menu open, the sidebar hidden, a figure enlarged', async ({
  page,
}) => {
  await openHydrated(page, '/roadmapping/manage_link_settings/');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  expect(await structureFaults(page)).toEqual([]);
  await page.getByRole('button', {name: 'Hide the sidebar'}).click();
  await page.getByRole('button', {name: 'English'}).hover();
  await expect(page.locator('.navbar .dropdown__menu')).toBeVisible();
  expect(await structureFaults(page)).toEqual([]);
  await page.locator('figure > a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
