import {expect, openHydrated, test} from '../../support/browser';
import {siteTitle} from '../../support/contract';

const titles = {en: 'Page not found', fr: 'Page introuvable'};

test('an unknown address stays; the page links to a search for its words, and to the other language', async ({
  page,
}) => {
  for (const [address, locale, language, search, translated] of [
    ['/fr/404.html', 'fr', 'English', '/fr/search/', '/404/'],
    [
      '/roadmapping/2024/expotr-pdf.html?a=b#c',
      'en',
      'Français',
      '/search/?q=roadmapping%20expotr%20pdf',
      '/fr/roadmapping/2024/expotr-pdf/?a=b',
    ],
  ] as const) {
    await openHydrated(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toHaveText(titles[locale]);
    await expect(page).toHaveTitle(`${titles[locale]} | ${siteTitle[locale]}`);
    await expect(page).toHaveURL(address);
    await expect(page.locator(`main a[href="${search}"]`)).toBeVisible();
    await page.locator('.navbar .dropdown').getByRole('button').press('Enter');
    await page.locator('.dropdown__menu').getByRole('link', {name: language}).click();
    await expect(page).toHaveURL(translated);
    await expect(page.locator('h1')).not.toHaveText(titles[locale]);
  }
});
