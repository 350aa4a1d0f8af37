import {expect, test} from '@playwright/test';
import {fixtureDir} from '../fixture/build';
import {locales, localized} from '../support/contract';
import {openHydrated} from '../support/hydrated';
import {startStaticServer, type StaticServer} from '../support/staticServer';

const words = {
  en: {
    labels: ['With the mouse', 'With the keyboard'],
    panels: ['Drag the item.', 'Press the arrow keys.'],
    details: 'A table of limits.',
  },
  fr: {
    labels: ['À la souris', 'Au clavier'],
    panels: ['Faites glisser l’élément.', 'Utilisez les flèches.'],
    details: 'Une table des limites.',
  },
};

let server: StaticServer;
test.beforeAll(async () => {
  server = await startStaticServer(fixtureDir('first'), {isCompressed: false});
});
test.afterAll(() => server.stop());

for (const locale of locales) {
  const {labels, panels, details} = words[locale];
  const address = () => `${server.origin}${localized('/panels/', locale)}`;

  test(`print: all tabs with their labels, and details, are open, in ${locale}`, async ({page}) => {
    await openHydrated(page, address());
    const hidden = [page.getByText(panels[1]!), page.getByText(details)];
    for (const text of hidden) {
      await expect(text).toBeHidden();
    }
    await expect(page.locator('p', {hasText: labels[0]!})).toBeHidden();

    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const label of labels) {
      await expect(page.locator('p', {hasText: label})).toBeVisible();
    }
    for (const text of hidden) {
      await expect(text).toBeVisible();
      expect((await text.boundingBox())!.height).toBeGreaterThan(10);
    }
  });

  test(`print: the address stands behind a link to another site, once, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, address());
    await page.emulateMedia({media: 'print'});
    const addresses = await page
      .locator('main p')
      .last()
      .locator('a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(addresses).toEqual(['" (https://handbook.example/)"', 'none', 'none']);
  });

  test(`tabs by keyboard: arrows move, Enter opens, in ${locale}`, async ({page}) => {
    await openHydrated(page, address());
    await page.getByRole('tab', {name: labels[0]}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: labels[1]})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(panels[1]!)).toBeVisible();
    await expect(page.getByText(panels[0]!)).toBeHidden();
  });

  test(`forced colours: the open tab is marked by more than a background, in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openHydrated(page, address());
    const [open, other] = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(open).not.toBe(other);
  });
}
