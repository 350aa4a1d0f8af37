import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {announcementBar, closeButton} from '../../support/announcement';
import {layoutShift, openSlowly} from '../../support/firstPaint';
import {openHydrated} from '../../support/hydrated';

/** Stands for a reader who closed an announcement on an earlier visit. */
const rememberDismissal = (page: Page, announcement: string) =>
  page.addInitScript((id) => {
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, announcement);
const address = '/glossary/';
const message =
  'Classic screens are available until 31 March 2026 and the POST interface until 30 June 2026. See planned removals.';

test('the announcement shows its message, and its link leads to the planned removals', async ({
  page,
}) => {
  await openHydrated(page, address);
  const bar = announcementBar(page);
  await expect(bar).toHaveText(message);
  await bar.getByRole('link', {name: 'See planned removals.'}).click();
  await expect(page).toHaveURL('/versions/#planned-removals');
  await expect(page.getByRole('heading', {name: 'Planned removals'})).toBeInViewport();
});

test('the announcement closes, and stays closed from page to page and in the other language', async ({
  page,
}) => {
  // The search page has a layout of its own: its bar is another one than that of the guide.
  await openHydrated(page, '/search/');
  await closeButton(page).click();
  await expect(announcementBar(page)).toHaveCount(0);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(announcementBar(page)).toHaveCount(0);
  await openHydrated(page, '/fr/');
  await expect(announcementBar(page)).toHaveCount(0);
});

test('an announcement that was dismissed moves nothing while the page loads', async ({page}) => {
  await rememberDismissal(page, 'removals-2026');
  const bar = page.locator('.theme-announcement-bar');
  await openSlowly(page, address, () => expect(bar).toBeHidden());
  await expect(bar).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test('an announcement shows on the very first load after an earlier one was dismissed', async ({
  page,
}) => {
  await rememberDismissal(page, 'an-earlier-one');
  const bar = announcementBar(page);
  await openSlowly(page, address, () => expect(bar).toBeVisible());
  await expect(bar).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('the end of the sidebar is on the screen while the announcement shows, of one line or three', async ({
  page,
}) => {
  await page.setViewportSize({width: 1000, height: 400});
  await openHydrated(page, '/versions/');
  const bar = announcementBar(page);
  const button = page.getByRole('button', {name: 'Hide the sidebar'});
  const last = page.locator('.theme-doc-sidebar-menu > li:last-child > a');
  for (const paragraph of [
    'One line.',
    'A sentence of fifty characters, as long as allowed.'.repeat(6),
  ]) {
    await bar
      .locator('span')
      .evaluate((element, value) => (element.textContent = value), paragraph);
    await last.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeInViewport({ratio: 1});
    const end = (await last.boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  }
});
