import {expect, openHydrated, test, type Locator} from '../support/browser';
import {variantBase} from './site/build';

const signIn = /^(?:Sign In|Se connecter)/;

let navbar: Locator;
test.beforeEach(({page}) => {
  navbar = page.locator('.navbar__inner');
});

test('link, doc, sidebar and version: lead to their pages', async ({page}) => {
  await openHydrated(page, 'second/');
  await expect(navbar.getByRole('link', {name: signIn})).toHaveAttribute(
    'href',
    'https://app.example.com/sign-in',
  );
  const sidebar = navbar.getByRole('link', {name: 'Documentation'});
  for (const [name, address] of [
    ['Tags', 'tags/'],
    ['Reading', 'reading/'],
    ['Documentation', './'],
    ['Reading', 'reading/'],
    ['Next', './'],
  ] as const) {
    await navbar.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(address);
    if (name === 'Tags') {
      await expect(navbar.getByRole('link', {name})).toHaveAttribute('aria-current', 'page');
    } else {
      await expect(sidebar).toHaveClass(/navbar__link--active/);
    }
  }
});

test('dropdowns: links, raw HTML, a version without the page', async ({page}) => {
  await openHydrated(page, 'reading/');
  const trigger = navbar.getByRole('button', {name: 'More'});
  const list = navbar.getByRole('list').filter({hasText: 'Bold'});
  await trigger.press('Enter');
  await expect(list.getByRole('link')).toHaveText([
    'Second page',
    'Reading page',
    'A styled link',
    'Example',
  ]);
  await list.getByRole('link', {name: 'Second page'}).click();
  await expect(page.locator('h1')).toHaveText('Second page');
  await expect(page).toHaveURL('second/');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  // The version doesn't have the page, so the link falls back to its first page.
  await navbar.getByRole('button', {name: 'Next'}).hover();
  await navbar.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL('1.0/');
});

test('version dropdown: keeps page, query and anchor, and is remembered', async ({page}) => {
  await openHydrated(page, 'reading/?from=mail#part-2');
  // By keyboard, because the navbar hides under the pointer during the scroll to the anchor.
  await navbar.getByRole('button', {name: 'Next'}).press('Enter');
  await navbar.getByRole('link', {name: '1.0', exact: true}).press('Enter');
  await expect(page).toHaveURL('1.0/reading/?from=mail#part-2');
  const stored = await page.evaluate(
    (key) => localStorage.getItem(key),
    `docs-preferred-version-default-${variantBase}`,
  );
  expect(stored).toBe('1.0');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('the side menu contains every item', async ({page}) => {
    await openHydrated(page, 'tags/');
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog').locator('.navbar-sidebar__items');
    for (const name of ['Documentation', 'Reading', 'Tags', 'Next']) {
      await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
    }
    await expect(menu.getByRole('link', {name: signIn})).toBeVisible();
    for (const [name, entry] of [
      ['More', 'Second page'],
      ['Versions', '1.0'],
      ['Languages', 'Français'],
    ] as const) {
      await menu.getByRole('button', {name, exact: true}).press('Space');
      await expect(menu.getByRole('link', {name: entry})).toBeVisible();
    }
    const french = menu.getByRole('link', {name: 'Français'});
    await expect(french).toHaveAttribute('lang', 'fr');
    await expect(french).toHaveAttribute('href', '/guide/fr/tags/');
    await menu.getByRole('link', {name: 'Second page'}).click();
    await expect(page).toHaveURL('second/');
    await expect(menu).toBeHidden();
  });
});
