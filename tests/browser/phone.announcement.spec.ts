import {expect, test} from '@playwright/test';
import {announcementBar, barWords} from '../support/announcement';
import {locales, localized} from '../support/contract';
import {openHydrated} from '../support/hydrated';

for (const locale of locales) {
  test(`the announcement wraps on a phone, and closes with a finger in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/glossary/', locale));
    const bar = announcementBar(page, locale);
    const close = page.getByRole('button', {name: barWords[locale].close});
    const {width, height} = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect((await bar.boundingBox())?.width).toBe(390);
    await close.tap();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar).toHaveCount(0);
  });
}
