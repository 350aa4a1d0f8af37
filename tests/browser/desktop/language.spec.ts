import {expect, openHydrated, test, type Page} from '../../support/browser';
import {locales, localized, type Locale} from '../../support/contract';

const labels: Record<Locale, string> = {en: 'English', fr: 'Français'};
const otherLocale = {en: 'fr', fr: 'en'} as const;
const titles: Record<Locale, string> = {
  en: 'Export a roadmap',
  fr: 'Exporter une feuille de route',
};
const homeTitles: Record<Locale, string> = {
  en: 'Get started with Telescope',
  fr: 'Premiers pas avec Telescope',
};

async function openEntry(page: Page, from: Locale) {
  await page.getByRole('button', {name: labels[from]}).press('Enter');
  return page.locator('.dropdown__menu').getByRole('link', {name: labels[otherLocale[from]]});
}

for (const locale of locales) {
  test(`the language switch keeps page, query and anchor, from ${locale}`, async ({page}) => {
    const address = '/roadmapping/export/?from=mail#page-layout';
    await openHydrated(page, localized(address.replace(/#.*/, ''), locale));
    await page.locator('.table-of-contents a[href="#page-layout"]').first().click();
    await (await openEntry(page, locale)).click();
    await expect(page).toHaveURL(localized(address, otherLocale[locale]));
    await expect(page.locator('h1')).toHaveText(titles[otherLocale[locale]]);
  });
}

test('the language switch keeps the current section', async ({page}) => {
  await openHydrated(page, '/projects/project_domains/costs/');
  await page.locator('#indicators').evaluate((heading) => heading.scrollIntoView());
  // Scrolling up shows the navbar.
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, -60);
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  // Playwright's click would scroll.
  await page.getByRole('button', {name: labels.en}).dispatchEvent('click');
  await page.locator('.dropdown__menu').getByRole('link', {name: labels.fr}).dispatchEvent('click');
  await expect(page).toHaveURL('/fr/projects/project_domains/costs/#indicators');
  await expect(page.locator('#indicators')).toBeInViewport();

  // The section isn't kept once scrolled away.
  await openHydrated(page, '/fr/projects/project_domains/costs/#indicators');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', {name: 'Read in English'}).click();
  await expect(page).toHaveURL('/projects/project_domains/costs/');
});

for (const [address, locale] of [
  ['/gone/?a=b#c', 'en'],
  ['/fr/404.html', 'fr'],
] as const) {
  test(`the language switch on a page not found leads home: ${address}`, async ({page}) => {
    await openHydrated(page, address);
    const entry = await openEntry(page, locale);
    await expect(entry).toHaveAttribute('href', localized('/', otherLocale[locale]));
    await entry.click();
    await expect(page).toHaveURL(localized('/', otherLocale[locale]));
    await expect(page.locator('h1')).toHaveText(homeTitles[otherLocale[locale]]);
  });
}

test('the language switch lists each language by its own name and marks the current one', async ({
  page,
}) => {
  await openHydrated(page, '/fr/glossary/');
  await openEntry(page, 'fr');
  for (const language of locales) {
    const entry = page.locator('.dropdown__menu').getByRole('link', {name: labels[language]});
    await expect(entry).toHaveAttribute('lang', language);
    await expect(entry).toHaveAttribute('hreflang', language);
    await expect(entry).toHaveAttribute('href', localized('/glossary/', language));
  }
  await expect(page.locator('.dropdown__menu [aria-current]')).toHaveText([labels.fr]);
});
