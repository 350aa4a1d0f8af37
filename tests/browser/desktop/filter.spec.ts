import {expect, openHydrated, test} from '../../support/browser';

test('the glossary can be filtered by words and letters; links show hidden terms', async ({
  page,
}) => {
  await openHydrated(page, '/fr/glossary/');
  const field = page.getByRole('searchbox', {name: 'Filtrer le glossaire'});
  const status = page.getByRole('main').getByRole('status');
  const terms = page.locator('article h3').filter({visible: true});
  const all = await terms.count();

  await field.fill('reference BASELINE');
  await expect(page).toHaveURL(/\?filter=reference\+BASELINE$/);
  await expect(terms).toHaveText([/^Référence/]);
  await expect(status).toHaveText('Entrées affichées : 1 sur 202');
  await expect(page.locator('#access-and-api')).toBeHidden();
  await expect(page.locator('#related-pages')).toBeVisible();

  const letters = page.getByRole('group', {name: 'Première lettre'});
  await expect(letters.getByRole('button', {name: 'Y'})).toBeDisabled();
  await letters.getByRole('button', {name: 'E'}).click();
  await expect(field).toHaveValue('E');
  await expect(terms.first()).toHaveText(/^[EÉ]/);
  await expect(terms.filter({hasText: /^[^EÉ]/})).toHaveCount(0);
  await letters.getByRole('button', {name: 'E', pressed: true}).click();
  await expect(terms).toHaveCount(all);

  await field.fill('xyz');
  await expect(status).toHaveText('Aucune entrée ne contient « xyz ».');
  await page.evaluate(() => (window.location.hash = '#term-role'));
  await expect(field).toHaveValue('');
  await expect(page.locator('#term-role')).toBeInViewport();
  await expect(page).toHaveURL('/fr/glossary/#term-role');
});
