import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

const start = '/roadmapping/get_started/';
const next = '/roadmapping/manage_link_settings/';
const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

test('back leads from a page to the one whose link was selected', async ({page}) => {
  await openHydrated(page, start);
  await sidebarLink(page, next).click();
  await expect(page).toHaveURL(next);
  await expect(page.locator('h1')).toHaveText('Link settings');
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page.locator('h1')).not.toHaveText('Link settings');
});

test('a link to the page itself adds nothing to go back over', async ({page}) => {
  await openHydrated(page, start);
  await sidebarLink(page, next).click();
  await expect(page.locator('h1')).toHaveText('Link settings');
  await sidebarLink(page, next).click();
  await expect(page).toHaveURL(next);
  await page.goBack();
  await expect(page).toHaveURL(start);
});

test('a link with a modifier key is left to the browser', async ({page, context}) => {
  await openHydrated(page, start);
  const opened = context.waitForEvent('page');
  await sidebarLink(page, next).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(next);
  await expect(page).toHaveURL(start);
});
