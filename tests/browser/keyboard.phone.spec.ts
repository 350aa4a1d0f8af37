import {expect, test} from '@playwright/test';
import {locales, localized} from '../support/contract';
import {walkByTab} from '../support/focusWalk';
import {openHydrated} from '../support/hydrated';

test.describe.configure({timeout: 60_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

const parts = {
  'skip link': '[href^="#__docusaurus_skipToContent"]',
  announcement: '[role="region"][aria-label]:has(+ .navbar)',
  navbar: '.navbar',
  article: 'article',
  pager: '.pagination-nav',
  footer: '.footer',
};

for (const locale of locales) {
  test(`on a phone with a keyboard the focus goes through the whole page, seen at every stop, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/administration/admin_get_started/', locale));
    const stops = await walkByTab(page, parts);
    const order = [...new Set(stops.map(({part}) => part))];
    expect(order).toEqual(Object.keys(parts));
    expect(stops.filter(({faults}) => faults.length > 0)).toEqual([]);
    expect(stops.filter(({element}) => /role="group"/.test(element)).length).toBeGreaterThan(0);
  });
}
