import {expect, test} from '@playwright/test';
import {locales, localized} from '../support/contract';
import {openHydrated} from '../support/hydrated';
import {layoutShift, watchLayoutShift} from '../support/layoutShift';

for (const locale of locales) {
  test(`on a phone, nothing moves while suggestions come in ${locale}`, async ({page}) => {
    await watchLayoutShift(page);
    await openHydrated(page, localized('/datasets/connectors/', locale));
    await expect(page.getByRole('status').getByRole('link')).toHaveCount(3);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test(`on a phone, a long address breaks and what is tapped is large in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized(`/glosary/${'a1b2c3d4e5'.repeat(12)}/`, locale));
    const main = page.getByRole('main');
    await expect(main.locator('code')).toContainText('a1b2c3d4e5a1b2c3d4e5');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    // A card is tapped anywhere.
    const targets = main.locator('input, button, ul:not([role="status"] ul) a, li:has(> a)');
    expect(await targets.count()).toBeGreaterThan(5);
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}
