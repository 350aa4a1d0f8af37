import {expect, test, type Page} from '@playwright/test';
import {locales, localized, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';

const labels: Record<Locale, string> = {en: 'English', fr: 'Français'};
const titles: Record<Locale, string> = {
  en: 'Export a roadmap',
  fr: 'Exporter une feuille de route',
};

const homes: Record<Locale, string> = {
  en: 'Get started with Telescope',
  fr: 'Premiers pas avec Telescope',
};

/** What the server that previews a build answers in each language. */
const notFound: Record<Locale, string[]> = {
  en: ['/gone/?a=b#c', '/404.html'],
  fr: ['/fr/404.html'],
};

/** Opens the language menu of the navbar, and gives the entry of a language. */
async function openEntry(page: Page, from: Locale, to: Locale) {
  await page.getByRole('button', {name: labels[from]}).press('Enter');
  return page.locator('.dropdown__menu').getByRole('link', {name: labels[to]});
}

for (const locale of locales) {
  const other: Locale = locale === 'en' ? 'fr' : 'en';

  test.describe(`the language switch in ${locale}`, () => {
    test('keeps page, query and anchor', async ({page}) => {
      await openHydrated(page, localized('/roadmapping/export/?from=mail#page-layout', locale));
      await (await openEntry(page, locale, other)).click();
      await expect(page).toHaveURL(localized('/roadmapping/export/?from=mail#page-layout', other));
      await expect(page.locator('h1')).toHaveText(titles[other]);
    });

    test('keeps the anchor that was chosen on the page', async ({page}) => {
      await openHydrated(page, localized('/roadmapping/export/', locale));
      await page.locator('.table-of-contents a[href="#page-layout"]').first().click();
      await page.mouse.wheel(0, -50);
      await (await openEntry(page, locale, other)).click();
      await expect(page).toHaveURL(localized('/roadmapping/export/#page-layout', other));
    });

    test('keeps a search', async ({page}) => {
      await openHydrated(page, localized('/search/?q=jira', locale));
      await (await openEntry(page, locale, other)).click();
      await expect(page).toHaveURL(localized('/search/?q=jira', other));
    });

    for (const address of notFound[locale]) {
      test(`leads to a page that exists from ${address}, which is not found`, async ({page}) => {
        await openHydrated(page, address);
        const entry = await openEntry(page, locale, other);
        await expect(entry).toHaveAttribute('href', localized('/', other));
        await entry.click();
        await expect(page).toHaveURL(localized('/', other));
        await expect(page.locator('h1')).toHaveText(homes[other]);
      });
    }

    test('names each language in it, and marks the current one', async ({page}) => {
      await openHydrated(page, localized('/glossary/', locale));
      await openEntry(page, locale, other);
      for (const language of locales) {
        const entry = page.locator('.dropdown__menu').getByRole('link', {name: labels[language]});
        await expect(entry).toHaveAttribute('lang', language);
        await expect(entry).toHaveAttribute('hreflang', language);
        await expect(entry).toHaveAttribute('href', localized('/glossary/', language));
        if (language === locale) {
          await expect(entry).toHaveAttribute('aria-current', 'true');
        } else {
          await expect(entry).not.toHaveAttribute('aria-current');
        }
      }
    });

    test('does so in the side menu too', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await openHydrated(page, localized('/tags/', locale));
      await page.locator('.navbar__toggle').click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', {name: /^(?:Languages|Langues)$/}).click();
      for (const language of locales) {
        const entry = menu.getByRole('link', {name: labels[language]});
        await expect(entry).toHaveAttribute('lang', language);
        await expect(entry).toHaveAttribute('hreflang', language);
      }
      await menu.getByRole('link', {name: labels[other]}).click();
      await expect(page).toHaveURL(localized('/tags/', other));
    });
  });
}
