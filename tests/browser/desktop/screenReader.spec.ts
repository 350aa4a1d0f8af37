import {expect, openIntercepted, test} from '../../support/browser';

test('the rights of each role are words for screen readers', async ({page}) => {
  await openIntercepted(page, '/administration/admin_get_started/');
  const table = page.locator('table.rights').first();
  await expect(table.getByRole('columnheader', {name: 'Organisation manager'})).toBeVisible();
  const row = table
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: /^Workspace settings, users, sign-in/})});
  await expect(row.getByRole('cell').first()).toHaveAccessibleName('Yes');
  await expect(row.getByRole('cell').nth(1)).toHaveAccessibleName('No');
});

test('screen readers get a combobox, and a list of hits per area', async ({page}) => {
  await openIntercepted(page, '/glossary/');
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('kanban');
  const dialog = page.locator('.DocSearch-Modal');
  await expect(dialog.getByRole('combobox', {name: 'Search', expanded: true})).toHaveValue(
    'kanban',
  );
  await expect(dialog.getByRole('button', {name: 'Close the search'})).toBeVisible();
  const option = dialog
    .getByRole('listbox', {name: /^Views/})
    .getByRole('option', {name: /^Kanban view/, selected: false});
  await expect(option.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('the side menu is a dialog for screen readers, with the current page', async ({page}) => {
    await openIntercepted(page, '/roadmapping/export/');
    await page.getByRole('button', {name: 'Open the menu'}).click();
    const menu = page.getByRole('dialog', {name: 'Site menu'});
    const link = menu.getByRole('link', {name: 'Export', exact: true});
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('list', {name: 'Languages'})).toBeAttached();
    await expect(menu.getByRole('button', {name: /^Colour mode/})).toBeAttached();
  });
});
