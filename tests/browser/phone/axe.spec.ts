import {expect, openHydrated, test} from '../../support/browser';
import {expectAccessible, findStructureViolations} from '../../support/axe';

test('open contents, a scrolling table and the side menu pass axe on a phone', async ({page}) => {
  await openHydrated(page, '/projects/project_domains/costs/');
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  await expect(page.locator('main [role="group"][tabindex="0"] > table').first()).toBeAttached();
  await expectAccessible(page);

  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(page.getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
  // Scroll to the top, so that no text is under the sticky row.
  await page
    .locator('.navbar-sidebar__item')
    .last()
    .evaluate((panel) => panel.scrollTo(0, 0));
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(page.getByRole('button', {name: 'Back to main menu'})).not.toBeInViewport();
  expect(await findStructureViolations(page)).toEqual([]);
});
