import {expect, openHydrated, test} from '../../support/browser';
import {useOldBrowser} from '../../support/oddBrowsers';

test('a tap on a term shows its definition, a tap elsewhere takes it away', async ({page}) => {
  const address = '/roadmapping/create_or_update/';
  await openHydrated(page, address);
  const term = page.locator('span:has(> [popover]) > a[href$="#term-milestone"]');
  const definition = page.locator('[popover]:popover-open');
  await term.tap();
  await expect(definition).toBeVisible();
  await expect(page).toHaveURL(address);
  const box = (await definition.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  const link = definition.getByRole('link');
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.locator('h1').tap();
  await expect(definition).toHaveCount(0);
  await term.tap();
  await link.tap();
  await expect(page).toHaveURL(/\/glossary\/#term-milestone$/);
});

test('without popovers, a tap on a term leads to its definition', async ({page}) => {
  await useOldBrowser(page);
  await openHydrated(page, '/roadmapping/create_or_update/');
  await page.locator('article a[href$="#term-milestone"]').first().tap();
  await expect(page).toHaveURL(/\/glossary\/#term-milestone$/);
});
