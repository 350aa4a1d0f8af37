import {expect, openHydrated, test} from '../../support/browser';
import {announcementBar, closeButton} from '../../support/announcement';
import {layoutShift, openWithDelayedScripts} from '../../support/firstPaint';

const address = '/glossary/';

test('a closed announcement stays closed on other pages, in both languages', async ({page}) => {
  // The search page has its own layout, and so another instance of the bar.
  await openHydrated(page, '/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  await closeButton(page).dispatchEvent('click');
  await expect(announcementBar(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.locator('.navbar__brand').click();
  await expect(page.locator('h1')).toHaveText('Get started with Telescope');
  await expect(announcementBar(page)).toHaveCount(0);
  await openHydrated(page, '/fr/tags/');
  await expect(announcementBar(page, 'fr')).toHaveCount(0);
  const bar = page.locator('.theme-announcement-bar');
  await openWithDelayedScripts(page, address, () => expect(bar).toBeHidden());
  await expect(bar).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test('a new announcement shows after an earlier one was dismissed', async ({page}) => {
  // Jumps to headings.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id-/', 'an-earlier-one');
    localStorage.setItem('docusaurus.announcement.dismiss-/', 'true');
  });
  const bar = announcementBar(page);
  await openWithDelayedScripts(page, address, () => expect(bar).toBeVisible());
  await expect(bar).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/versions/#planned-removals');
  const heading = page.getByRole('heading', {name: 'Planned removals'});
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(80);

  await test.step('closing it by keyboard focuses the next element, without a scroll', async () => {
    const initialBox = await heading.boundingBox();
    await closeButton(page).evaluate((button: HTMLElement) => button.focus({preventScroll: true}));
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar__brand')).toBeFocused();
    // Chromium corrects the scroll position in the next frame.
    await expect.poll(() => heading.boundingBox()).toEqual(initialBox);
    await expect(page).toHaveURL('/versions/#planned-removals');
  });
});
