import {expect, openHydrated, test} from '../../support/browser';
import {expectWalk} from '../../support/focusWalk';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('on a phone the focus goes through the whole page, seen at every stop', async ({page}) => {
  await openHydrated(page, '/administration/admin_get_started/');
  const stops = await expectWalk(page, ['sidebar', 'table of contents']);
  expect(stops.filter(({element}) => /role="group"/.test(element)).length).toBeGreaterThan(0);
});
