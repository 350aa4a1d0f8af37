import {expect, test} from '@playwright/test';

test('the side menu opens on the pages and goes back to the main menu', async ({page}) => {
  await page.goto('/fr/roadmapping/export/');
  await page.getByRole('button', {name: 'Ouvrir le menu'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Paramètres des liens'})).toBeVisible();
  await menu.getByRole('button', {name: 'Retour au menu principal'}).click();
  await expect(menu.getByRole('link', {name: 'Se connecter'})).toBeVisible();
  await menu.getByRole('button', {name: 'Fermer le menu'}).click();
  await expect(menu).not.toBeInViewport();
});

for (const address of [
  '/',
  '/fr/projects/project_domains/costs/',
  '/public_rest_api/routing/',
  '/fr/category/datasets/',
  '/search/?q=roadmap',
  '/fr/404.html',
]) {
  test(`${address} is no wider than the screen`, async ({page}) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
