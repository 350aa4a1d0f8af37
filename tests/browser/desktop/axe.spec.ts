import {findColourViolations, expectAccessible, findStructureViolations} from '../../support/axe';
import {expect, openHydrated, test} from '../../support/browser';
import {collectErrors} from '../../support/collectErrors';
import {kindAddress, pageKinds, type PageKind} from '../../../tools/site/pageKinds';

const frenchKinds: PageKind[] = ['home', 'category', 'search-hits', 'other-language'];

const addresses = pageKinds.map((kind) =>
  kindAddress(kind, frenchKinds.includes(kind) ? 'fr' : 'en'),
);

/** Together, these have all colours. They are short, as contrast takes seconds on a long page. */
const pagesWithColours = [
  ...['/fr/', '/fr/category/datasets/', '/fr/search/?q=kanban', '/fr/support_en/', '/404.html'],
  '/public_rest_api/authentification/',
];

test('each kind of page passes axe and throws no errors', async ({page, context}) => {
  const found: string[] = [];
  const errors = collectErrors(context);
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of new Set([...addresses, ...pagesWithColours])) {
    await openHydrated(page, address);
    const colours = pagesWithColours.includes(address) ? await findColourViolations(page) : [];
    const faults = [...(await findStructureViolations(page)), ...colours, ...errors.splice(0)];
    found.push(...faults.map((fault) => `${address}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('the search dialog passes axe and names its parts: empty, with hits, without hits', async ({
  page,
}) => {
  await openHydrated(page, '/search/');
  await expect(page.locator('main li').first()).toBeVisible();
  expect(await findStructureViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const field = page.getByRole('dialog').locator('.DocSearch-Input');
  await expect(field).toBeFocused();
  expect(await findStructureViolations(page)).toEqual([]);
  await field.fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/kanban/i);
  await expect(page.getByRole('combobox', {name: 'Search', expanded: true})).toBeFocused();
  const views = page.getByRole('listbox', {name: 'Views'});
  await expect(views.getByRole('option', {name: /^Kanban view/}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Close the search'})).toBeVisible();
  await expectAccessible(page, '.DocSearch-Modal');
  await field.fill('xyzzyq');
  await expect(page.locator('.search-box__extras')).toContainText('No results found');
  expect(await findStructureViolations(page)).toEqual([]);
});

test('open menus, a hidden sidebar and an enlarged figure pass axe', async ({page}) => {
  await openHydrated(page, '/roadmapping/manage_link_settings/');
  await page.getByRole('button', {name: 'Hide the sidebar'}).click();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  await page.getByRole('button', {name: 'English'}).hover();
  await expect(page.locator('.navbar .dropdown__menu')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  expect(await findStructureViolations(page)).toEqual([]);
  await page.locator('figure > a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findStructureViolations(page)).toEqual([]);
});
