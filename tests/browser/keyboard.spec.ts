import {expect, test} from '@playwright/test';
import {locales, localized} from '../support/contract';
import {walkByTab} from '../support/focusWalk';
import {openHydrated} from '../support/hydrated';

test.describe.configure({timeout: 60_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** The parts of a document page, in the order in which the keyboard reaches them. */
const parts = {
  'skip link': '[href^="#__docusaurus_skipToContent"]',
  announcement: '[role="region"][aria-label]:has(+ .navbar)',
  navbar: '.navbar',
  sidebar: '.theme-doc-sidebar-container',
  article: 'article',
  pager: '.pagination-nav',
  'table of contents': '.table-of-contents',
  footer: '.footer',
};

const copy = {en: 'Copy code to clipboard', fr: 'Copier le code'};

for (const locale of locales) {
  test(`by keyboard the focus goes through the whole page, seen at every stop, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/datasets/lift_tutorials/', locale));
    const stops = await walkByTab(page, parts);
    const order = [...new Set(stops.map(({part}) => part))];
    expect(order).toEqual(Object.keys(parts));
    expect(stops.filter(({faults}) => faults.length > 0)).toEqual([]);
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
