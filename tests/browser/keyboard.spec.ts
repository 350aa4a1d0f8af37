import {test} from '@playwright/test';
import {locales, localized} from '../support/contract';
import {expectWalk} from '../support/focusWalk';
import {openHydrated} from '../support/hydrated';

test.describe.configure({timeout: 60_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const locale of locales) {
  test(`by keyboard the focus goes through the whole page, seen at every stop, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, localized('/datasets/lift_tutorials/', locale));
    await expectWalk(page);
  });
}
