import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {announcementBar, barWords, closeAnnouncement} from '../../support/announcement';
import {blockStorage} from '../../support/oddBrowsers';
import {locales, localized} from '../../support/contract';
import {layoutShift, openSlowly} from '../../support/firstPaint';
import {openHydrated} from '../../support/hydrated';

/** Stands for a reader who closed an announcement on an earlier visit. */
const rememberDismissal = (page: Page, id: string) =>
  page.addInitScript((value) => localStorage.setItem('announcement.dismissed', value), id);
const address = '/glossary/';
const message =
  'Classic screens are available until 31 March 2026 and the POST interface until 30 June 2026. See planned removals.';

test.describe('the announcement', () => {
  test('shows its message, and its link leads to the planned removals', async ({page}) => {
    await openHydrated(page, address);
    const bar = announcementBar(page, 'en');
    await expect(bar).toHaveText(message);
    await bar.getByRole('link', {name: 'See planned removals.'}).click();
    await expect(page).toHaveURL('/versions/#planned-removals');
    await expect(page.getByRole('heading', {name: 'Planned removals'})).toBeInViewport();
  });

  test('closes, and stays closed from page to page, over a reload and in the other language', async ({
    page,
  }) => {
    // The search page has a layout of its own: its bar is another one than that of the guide.
    await openHydrated(page, '/search/');
    await closeAnnouncement(page, 'en');
    await expect(announcementBar(page, 'en')).toHaveCount(0);

    await page.evaluate((name) => {
      new MutationObserver(() => {
        if (document.querySelector(`[aria-label="${name}"]`)) {
          document.title = 'The bar came back';
        }
      }).observe(document.body, {childList: true, subtree: true});
    }, barWords.en.bar);
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveTitle('The bar came back');

    for (const language of locales) {
      await openHydrated(page, localized('/', language));
      await expect(page.locator('.navbar__brand')).toBeVisible();
      await expect(announcementBar(page, language)).toHaveCount(0);
    }
  });

  test('moves nothing while the page loads, and is not rendered, once it was dismissed', async ({
    page,
  }) => {
    await rememberDismissal(page, 'removals-2026');
    const bar = page.locator(`[aria-label="${barWords.en.bar}"]`);
    await openSlowly(page, address, () => expect(bar).toBeHidden());
    await expect(bar).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
  });

  test('shows on the very first load after an earlier one was dismissed', async ({page}) => {
    await rememberDismissal(page, 'an-earlier-one');
    const bar = announcementBar(page, 'en');
    await openSlowly(page, address, () => expect(bar).toBeVisible());
    await expect(bar).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

  test('closes for the visit where storage is blocked', async ({page}) => {
    await blockStorage(page);
    await openHydrated(page, '/search/');
    await closeAnnouncement(page, 'en');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(announcementBar(page, 'en')).toHaveCount(0);
    await openHydrated(page, '/');
    await expect(announcementBar(page, 'en')).toBeVisible();
  });

  test('is reached and closed with the keyboard, and the focus goes on in the navbar', async ({
    page,
  }) => {
    await openHydrated(page, address);
    const close = page.getByRole('button', {name: barWords.en.close});
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'See planned removals.'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(announcementBar(page, 'en')).toHaveCount(0);
    await expect(page.locator('.navbar__brand')).toBeFocused();
  });
});

test('the announcement is not printed, and stands out in forced colours', async ({page}) => {
  await openHydrated(page, '/glossary/');
  const bar = announcementBar(page, 'en');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(bar).toHaveCSS('border-bottom-style', 'solid');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[aria-label="Announcement"]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the announcement has no close button', async ({page}) => {
    await page.goto('/glossary/');
    await expect(announcementBar(page, 'en')).toHaveText(message);
    await expect(page.getByRole('button', {name: barWords.en.close})).toBeHidden();
  });
});

test('the announcement scrolls away, and the navbar stays at the top', async ({page}) => {
  await openHydrated(page, '/glossary/#term-baseline');
  await expect(announcementBar(page, 'en')).not.toBeInViewport();
  await page.evaluate(() => window.scrollBy(0, -200));
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  await expect.poll(async () => (await page.locator('.navbar').boundingBox())?.y).toBe(0);
});

test('the end of the sidebar is on the screen while the announcement shows, of one line or three', async ({
  page,
}) => {
  await page.setViewportSize({width: 1000, height: 400});
  await openHydrated(page, '/versions/');
  const bar = announcementBar(page, 'en');
  const button = page.getByRole('button', {name: 'Hide the sidebar'});
  const last = page.locator('.theme-doc-sidebar-menu > li:last-child > a');
  for (const paragraph of [
    'One line.',
    'A sentence of fifty characters, as long as allowed.'.repeat(6),
  ]) {
    await bar.locator('p').evaluate((element, value) => (element.textContent = value), paragraph);
    await last.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeInViewport({ratio: 1});
    const end = (await last.boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  }
});
