import {openHydrated, test} from '../../support/browser';
import {expectWalk} from '../../support/focusWalk';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('by keyboard the focus goes through the whole page, seen at every stop', async ({page}) => {
  await openHydrated(page, '/datasets/lift_tutorials/');
  await expectWalk(page);
});
