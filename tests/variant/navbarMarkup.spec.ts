import {expect, openHydrated, test, type Locator} from '../support/policyFixture';
import {navbarMarkup} from './site/overlay/navbarMarkup';

const languages = {
  en: {root: '', dropdowns: ['Versions', 'Languages']},
  fr: {root: 'fr/', dropdowns: ['Versions', 'Langues']},
};

for (const [locale, {root, dropdowns}] of Object.entries(languages)) {
  test(`HTML of navbar items shows in the navbar and in the side menu: ${locale}`, async ({
    page,
  }) => {
    const values = Object.values(navbarMarkup(locale)).flat();

    async function expectAsConfigured(container: Locator): Promise<void> {
      const items = container.locator('.fixture-markup');
      await expect(items).toHaveCount(values.length);
      for (const [index, value] of values.entries()) {
        await expect(items.nth(index)).toHaveJSProperty('innerHTML', value);
      }
      await expect(items.locator('hr[style]')).toHaveCSS('margin', '4.8px 0px');
      await expect(container.locator('i[style]')).toHaveText('Example');
    }

    const navbar = page.locator('.navbar__inner');
    await openHydrated(page, `${root}second/`);
    await expectAsConfigured(navbar);
    await navbar.getByRole('link', {name: 'Reading', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Reading');
    await expect(page).toHaveURL(`${root}reading/`);
    await expectAsConfigured(navbar);
    await navbar.getByRole('button', {name: 'More'}).press('Enter');
    for (const element of ['svg', 'img', 'ul', 'a']) {
      await expect(navbar.locator(`.fixture-markup > ${element}`)).toBeVisible();
    }
    await navbar.getByRole('link', {name: 'Second page'}).click();
    await expect(page.locator('h1')).toHaveText('Second page');
    await expect(page).toHaveURL(`${root}second/`);
    await expectAsConfigured(navbar);

    await page.setViewportSize({width: 390, height: 800});
    const menu = page.getByRole('dialog');
    await page.locator('.navbar__toggle').click();
    await menu.locator('.navbar-sidebar__back').click();
    // "More" is open, because it contains the current page.
    for (const name of dropdowns) {
      await menu.getByRole('button', {name, exact: true}).press('Space');
    }
    await expectAsConfigured(menu);
    for (const item of await menu.locator('.fixture-markup').all()) {
      await expect(item).toBeVisible();
    }
  });
}
