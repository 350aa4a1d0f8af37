import {openHydrated, test} from '../../support/browser';
import {expectTabOrder} from '../../support/tabOrder';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('Tab reaches the whole page, with a visible focus everywhere', async ({page}) => {
  await openHydrated(page, '/datasets/lift_tutorials/');
  await expectTabOrder(page);
});
