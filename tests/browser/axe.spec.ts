import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {locales, localized, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';
import {kindAddress} from '../support/pageKinds';

/** Several looks at a page each. */
test.describe.configure({timeout: 90_000});

const words = {
  en: {search: 'Search', language: 'English', hide: 'Hide the sidebar'},
  fr: {search: 'Rechercher', language: 'Français', hide: 'Masquer le menu latéral'},
};

async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  expect(await page.getByRole('banner').count()).toBeLessThanOrEqual(1);
}

for (const locale of locales) {
  test(`axe finds nothing on a page that is not found, in ${locale}`, async ({page}) => {
    await openHydrated(page, kindAddress('not-found', locale));
    await expectLandmarks(page);
    await expectAccessible(page);
  });

  test(`axe finds nothing on the search page: empty, with hits, without, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/search/', locale));
    const field = page.getByRole('searchbox');
    await expect(page.locator('main li').first()).toBeVisible();
    await expectAccessible(page);
    await field.fill('kanban');
    await expect(page.locator('main ol > li').first()).toContainText(/kanban/i);
    await expectAccessible(page);
    await field.fill('xyzzyq');
    await expect(page.locator('main ol > li')).toHaveCount(0);
    await expect(page.locator('main li').first()).toBeVisible();
    await expectLandmarks(page);
    await expectAccessible(page);
  });

  test(`axe finds nothing in the search box: empty, with hits, without, in ${locale}`, async ({
    page,
  }) => {
    await openSearchBox(page, locale);
    const field = page.locator('.DocSearch-Input');
    await expectAccessible(page);
    await field.fill('kanban');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(/kanban/i);
    await expectAccessible(page);
    await field.fill('xyzzyq');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing with the languages open, the sidebar hidden, a figure enlarged, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/roadmapping/manage_link_settings/', locale));
    await page.getByRole('button', {name: words[locale].hide}).click();
    await page.getByRole('button', {name: words[locale].language}).hover();
    await expect(page.locator('.dropdown__menu')).toBeVisible();
    await expectAccessible(page);
    await page.locator('figure > a').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

async function openSearchBox(page: Page, locale: Locale): Promise<void> {
  await openHydrated(page, localized('/glossary/', locale));
  await page.getByRole('button', {name: words[locale].search, exact: true}).click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
}
