import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {locales, localized, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';

const words: Record<Locale, {minutes: RegExp; tag: string; twin: string; copied: string}> = {
  en: {
    minutes: /^\d+ min read/,
    tag: 'Roadmap',
    twin: 'Lire en français',
    copied: 'Link copied',
  },
  fr: {
    minutes: /^\d+\smin de lecture/,
    tag: 'Feuille de route',
    twin: 'Read in English',
    copied: 'Lien copié',
  },
};

/** Under the title stand the description, then the other details. */
const below = (page: Page, n: number) => page.locator('h1').locator(`xpath=following::div[${n}]`);
const details = (page: Page) => below(page, 2);

for (const locale of locales) {
  const {minutes, tag, twin, copied} = words[locale];
  const address = localized('/roadmapping/export/', locale);
  const other = localized('/roadmapping/export/', locale === 'en' ? 'fr' : 'en');

  test(`${locale}: under its title a page has its description, its reading time and its tags, once`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    await expect(below(page, 1)).toHaveText(description!);
    await expect(details(page)).toHaveText(minutes);
    const link = page.getByRole('article').getByRole('link', {name: tag, exact: true});
    await expect(link).toHaveCount(1);
    await expect(details(page).getByRole('link', {name: tag, exact: true})).toHaveAttribute(
      'href',
      localized('/tags/roadmap/', locale),
    );
  });

  test(`${locale}: under its title a page leads to its twin in the other language`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const link = details(page).getByRole('link', {name: twin});
    const language = locale === 'en' ? 'fr' : 'en';
    await expect(link).toHaveAttribute('lang', language);
    await expect(link).toHaveAttribute('hreflang', language);
    await link.click();
    await expect(page).toHaveURL(other);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

  test(`${locale}: a page with a title of its own has the line under that title`, async ({
    page,
  }) => {
    await openHydrated(page, localized(`/support_${locale === 'en' ? 'fr' : 'en'}/`, locale));
    await expect(page.locator('h1')).toHaveText('Support');
    await expect(details(page)).toHaveText(minutes);
  });

  test(`${locale}: the link of a heading copies its address, says so, and still leads there`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, address);
    const link = page.locator('#page-layout > .hash-link');
    await expect(link).toHaveAccessibleName(/^(?:Direct link to|Lien direct vers) \S/);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}#page-layout`);
    await expect(page.locator('.announcer')).toHaveText(copied);
    await expect(link).toHaveAttribute('data-copied', '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}${address}#page-layout`,
    );
    await expect(link).not.toHaveAttribute('data-copied');
  });

  test(`${locale}: where copying is refused, the link of a heading leads there and says nothing`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true}),
    );
    const link = page.locator('#page-layout > .hash-link');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}#page-layout`);
    await expect(link).not.toHaveAttribute('data-copied');
    await expect(page.locator('.announcer')).toHaveCount(0);
  });

  test(`${locale}: the table of contents follows the reader`, async ({page}) => {
    await openHydrated(page, address);
    const active = page.locator('.table-of-contents__link--active');
    for (const id of ['page-layout', 'related-pages']) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
      await expect(active).toHaveAttribute('href', `#${id}`);
    }
  });

  test(`${locale}: a reader who turns back can go to the top`, async ({page}) => {
    await openHydrated(page, address);
    const button = page.locator('.theme-back-to-top-button');
    await page.mouse.move(600, 450);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.mouse.wheel(0, -300);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(`${locale}: reading time, tags and twin need no JavaScript`, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(address);
    await expect(details(page)).toHaveText(minutes);
    await details(page).getByRole('link', {name: twin}).click();
    await expect(page).toHaveURL(other);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${locale}: the line under a title is accessible in ${colorScheme} mode`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await openHydrated(page, address);
      const line = '.theme-doc-markdown > div:has(> [rel="alternate"])';
      const {violations, passes} = await new AxeBuilder({page}).include(line).analyze();
      expect(violations).toEqual([]);
      expect(passes.map(({id}) => id)).toContain('color-contrast');
    });
  }
}
