import {expect, openHydrated, test} from '../../support/browser';
import {announcementBar, closeButton} from '../../support/announcement';
import {openWithDelayedScripts} from '../../support/firstPaint';

const address = '/glossary/';

test('a closed announcement stays closed on other pages, in both languages', async ({page}) => {
  // The search page has its own layout, and so another instance of the bar.
  await openHydrated(page, '/search/');
  await closeButton(page).press('Enter');
  await expect(announcementBar(page)).toHaveCount(0);
  await page.locator('.navbar__brand').click();
  await expect(page.locator('h1')).toHaveText('Get started with Telescope');
  await expect(announcementBar(page)).toHaveCount(0);
  await openHydrated(page, '/fr/tags/');
  await expect(announcementBar(page)).toHaveCount(0);
  const bar = page.locator('.theme-announcement-bar');
  await openWithDelayedScripts(page, address, () => expect(bar).toBeHidden());
  await expect(bar).toHaveCount(0);
});

test('a new announcement shows after an earlier one was dismissed', async ({page}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id-/', 'an-earlier-one');
    localStorage.setItem('docusaurus.announcement.dismiss-/', 'true');
  });
  await openHydrated(page, address);
  await expect(announcementBar(page)).toBeVisible();
});
