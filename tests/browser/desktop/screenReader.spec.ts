import {expect, openIntercepted, test} from '../../support/browser';
import {readAloud} from '../../support/screenReader';

test('a screen reader announces the rights of each role as words', async ({page}) => {
  await openIntercepted(page, '/administration/admin_get_started/');
  const phrases = await readAloud(page, 'table.rights', 40);
  expect(phrases).toContain('columnheader, Organisation manager');
  const row = phrases.indexOf('rowheader, Workspace settings, users, sign-in, audit log');
  expect(phrases.slice(row + 1, row + 6)).toEqual([
    'cell, Yes',
    'Yes',
    'end of cell, Yes',
    'cell, No',
    'No',
  ]);
});

test('a screen reader announces a combobox, and each list of hits by its area', async ({page}) => {
  await openIntercepted(page, '/glossary/');
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('Kanban');
  // Texts load after titles.
  await expect(page.locator('.DocSearch-Hit-text').first()).not.toBeEmpty();
  const phrases = await readAloud(page, '.DocSearch-Modal', 20);
  expect(phrases).toContainEqual(expect.stringMatching(/^combobox, Search, kanban, .*expanded/));
  expect(phrases).toContain('button, Close the search');
  expect(phrases).toContainEqual(expect.stringMatching(/^listbox, Views/));
  expect(phrases).toContainEqual(expect.stringMatching(/^option, Kanban view .*not selected/));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('a screen reader announces the side menu as a dialog with the current page', async ({
    page,
  }) => {
    await openIntercepted(page, '/roadmapping/export/');
    await page.getByRole('button', {name: 'Open the menu'}).click();
    const phrases = await readAloud(page, 'dialog.navbar-sidebar', 250);
    expect(phrases[0]).toBe('dialog, Site menu');
    expect(phrases).toContainEqual(expect.stringMatching(/^link, Export, current page/));
    expect(phrases).toContain('list, Languages');
    expect(phrases).toContainEqual(expect.stringMatching(/^button, Colour mode/));
  });
});
