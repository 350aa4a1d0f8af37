import {expect, test} from '@playwright/test';
import {locales, localized, plannedPages} from '../support/contract';
import {openHydrated} from '../support/hydrated';

const others = ['/category/datasets/', '/tags/', '/search/?q=roadmap', '/404.html'];

for (const locale of locales) {
  test(`no page is wider than the screen in ${locale}`, async ({page}) => {
    test.setTimeout(120_000);
    const addresses = [
      ...plannedPages(locale).map(({path}) => path),
      ...others.map((path) => localized(path, locale)),
    ];
    const wide: string[] = [];
    for (const address of addresses) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) {
        wide.push(`${address}: ${overflow} px`);
      }
    }
    expect(wide).toEqual([]);
  });
}

test('the search works by touch, and is not wider than the screen', async ({page}) => {
  await openHydrated(page, '/fr/glossary/');
  await page.getByRole('button', {name: 'Rechercher'}).tap();
  await page.locator('.DocSearch-Input').fill('couloirs');
  const hit = page.locator('.DocSearch-Hit').first();
  await expect(hit).toContainText('couloirs');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await hit.getByRole('link').tap();
  await expect(page).toHaveURL('/fr/projects/projects_views/kanban/#swimlanes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
