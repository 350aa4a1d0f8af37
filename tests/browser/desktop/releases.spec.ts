import {expect, openHydrated, test} from '../../support/browser';

test('readers see the changes between two releases, and can share them', async ({page}) => {
  await openHydrated(page, '/versions/');
  const select = (name: string) => page.getByRole('combobox', {name});
  const [from, to] = [select('From release'), select('To release')];
  const releases = page.locator('[data-release]:visible');
  const all = await releases.count();
  await from.selectOption('2025.5');
  await expect(page).toHaveURL('/versions/?from=2025.5&to=2025.8#compare-releases');
  await expect(page.getByRole('status')).toHaveText('3 releases, 11 changes');
  await to.selectOption('2025.7');
  await expect(releases).toContainText(['2025.7', '2025.6']);
  await from.selectOption('2025.7');
  await expect(to).toHaveValue('0');
  await expect(page.getByRole('status')).toHaveText('1 release, 4 changes');

  await test.step('a button shows all again', async () => {
    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(releases).toHaveCount(all);
    await expect(from).toBeFocused();
    await expect(page.getByRole('status')).toBeEmpty();
  });
});
