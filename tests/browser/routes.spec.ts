import {expect, test} from '@playwright/test';
import {locales, localized, plannedPages, routes} from '../support/contract';

const searchTitle = {
  en: 'Search the documentation',
  fr: 'Rechercher dans la documentation',
};

for (const locale of locales) {
  test(`every address of the contract answers in ${locale}`, async ({request}) => {
    const addresses = [
      ...plannedPages(locale).map(({path}) => path),
      ...[...routes.categories, ...routes.tags, routes.search].map((path) =>
        localized(path, locale),
      ),
    ];
    expect(addresses.length).toBeGreaterThan(90);
    for (const address of addresses) {
      const response = await request.get(address, {maxRedirects: 0});
      expect(response.status(), address).toBe(200);
      expect(await response.text(), address).toMatch(new RegExp(`<html lang="?${locale}"?`));
    }
  });

  for (const page of plannedPages(locale).filter((_, index) => index % 9 === 0)) {
    test(`${page.path} opens without an error or a request to another site`, async ({
      page: tab,
      baseURL,
    }) => {
      const faults: string[] = [];
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      tab.on('request', (request) => {
        if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) {
          faults.push(`request to ${request.url()}`);
        }
      });
      await tab.goto(page.path, {waitUntil: 'networkidle'});
      await expect(tab.locator('h1')).toHaveText(page.heading);
      expect(faults).toEqual([]);
    });
  }

  for (const [alias, target] of Object.entries(routes.aliases)) {
    for (const javaScriptEnabled of [true, false]) {
      test(`${localized(alias, locale)} leads to its page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({javaScriptEnabled, baseURL});
        const tab = await context.newPage();
        await tab.goto(localized(alias, locale));
        await tab.waitForURL(baseURL + localized(target, locale));
        await expect(tab.locator('h1')).toBeVisible();
        await context.close();
      });
    }
  }

  test(`the search page has its title in ${locale}`, async ({page}) => {
    await page.goto(localized('/search/', locale));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(searchTitle[locale]);
  });
}
