import {expect, test, type Page} from '@playwright/test';
import {colourFaults, structureFaults} from '../support/axe';
import {locales, localized, plannedPages, routes, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';
import {visit} from '../support/visit';

/** A good many pages each. */
test.describe.configure({timeout: 240_000});

/** Every page of the site, unlisted ones among them, shared out so that workers look at them at once. */
function shares(locale: Locale, count: number): string[][] {
  const listings = [...routes.categories, ...routes.tags, routes.search];
  const addresses = [
    ...plannedPages(locale).map(({path}) => path),
    ...listings.map((path) => localized(path, locale)),
  ];
  return Array.from({length: count}, (_, share) =>
    addresses.filter((_address, index) => index % count === share),
  );
}

/** What is found on each of some pages, with the address of the page. */
async function findOn(
  page: Page,
  addresses: string[],
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openHydrated(page, addresses[0]!);
  for (const address of addresses) {
    await visit(page, address);
    found.push(...(await find(page)).map((fault) => `${address}: ${fault}`));
  }
  return found;
}

for (const locale of locales) {
  // Words and language differ from one language to the other: not named as a copy, so both are always run.
  shares(locale, 2).forEach((addresses, share) => {
    test(`${locale}: axe finds no fault of structure, names or language on any page, ${share + 1} of 2`, async ({
      page,
    }) => {
      expect(await findOn(page, addresses, structureFaults)).toEqual([]);
    });
  });

  shares(locale, 4).forEach((addresses, share) => {
    test(`axe finds no fault of colour on any page, light or dark, ${share + 1} of 4, in ${locale}`, async ({
      page,
    }) => {
      expect(await findOn(page, addresses, colourFaults)).toEqual([]);
    });
  });
}
