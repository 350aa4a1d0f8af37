import {expect, test} from '@playwright/test';
import {locales, localized} from '../support/contract';
import {expectWalk} from '../support/focusWalk';
import {openHydrated} from '../support/hydrated';

test.describe.configure({timeout: 60_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

const copy = {en: 'Copy code to clipboard', fr: 'Copier le code'};

for (const locale of locales) {
  test(`by keyboard the focus goes through the whole page, seen at every stop, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/datasets/lift_tutorials/', locale));
    await expectWalk(page);
  });

  test(`by keyboard code is copied, in ${locale}`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, localized('/public_rest_api/response/', locale));
    const button = page.getByRole('main').getByRole('button', {name: copy[locale]}).first();
    await button.focus();
    await expect(button).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('"data"');
  });
}
