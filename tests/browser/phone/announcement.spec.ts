import {expect, openHydrated, test} from '../../support/browser';
import {announcementBar, closeButton} from '../../support/announcement';

test('the announcement wraps on a phone, and closes with a finger', async ({page}) => {
  await openHydrated(page, '/glossary/');
  const bar = announcementBar(page);
  const close = closeButton(page);
  const {width, height} = (await close.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect((await bar.boundingBox())?.width).toBe(390);
  await close.tap();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Open the menu'})).toBeFocused();
});
