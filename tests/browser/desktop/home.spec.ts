import {expect, openHydrated, test} from '../../support/browser';

test('the search link opens the dialog, or the search page with Ctrl', async ({page, context}) => {
  await openHydrated(page, '/');
  const search = page.getByRole('main').getByRole('link', {name: 'Search the documentation'});
  const tab = context.waitForEvent('page');
  await search.click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL('/search/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the whole card of a category is clickable', async ({page}) => {
  await openHydrated(page, '/category/datasets/');
  const card = page.locator('main article li').filter({hasText: 'Map data'});
  const box = (await card.boundingBox())!;
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await expect(page).toHaveURL('/datasets/lift_mapping_data/');
});
