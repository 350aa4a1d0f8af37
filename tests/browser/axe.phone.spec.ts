import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {locales, localized} from '../support/contract';
import {openHydrated} from '../support/hydrated';

/** Several looks at a page each. */
test.describe.configure({timeout: 90_000});

const words = {
  en: {open: 'Open the menu', back: 'Back to main menu', contents: 'On this page'},
  fr: {open: 'Ouvrir le menu', back: 'Retour au menu principal', contents: 'Sur cette page'},
};

for (const locale of locales) {
  test(`axe finds nothing on a phone: contents open, a table that scrolls, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/administration/admin_get_started/', locale));
    await page.getByRole('button', {name: words[locale].contents}).click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    await expect(page.locator('main table').first().locator('xpath=..')).toHaveAttribute(
      'tabindex',
      '0',
    );
    await expectAccessible(page);
  });

  test(`axe finds nothing in the side menu: pages and main menu, in ${locale}`, async ({page}) => {
    await openHydrated(page, localized('/roadmapping/export/', locale));
    await page.getByRole('button', {name: words[locale].open}).click();
    await expect(page.getByRole('button', {name: words[locale].back})).toBeInViewport();
    // What is scrolled under the row that stays on top is no target.
    await page
      .locator('.navbar-sidebar__item')
      .last()
      .evaluate((panel) => panel.scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('button', {name: words[locale].back}).click();
    await expect(page.getByRole('button', {name: words[locale].back})).not.toBeInViewport();
    await expectAccessible(page);
  });
}
