import {expect, openHydrated, test, type Page} from '../../support/browser';
import {announcementBar, closeButton} from '../../support/announcement';
import {layoutShift, openWithDelayedScripts} from '../../support/firstPaint';

const address = '/glossary/';
const texts = [
  {
    base: '/',
    locale: 'en',
    message:
      'Classic screens end on 31 March 2026, the POST interface on 30 June 2026. See planned removals.',
    link: 'See planned removals.',
    heading: 'Planned removals',
  },
  {
    base: '/fr/',
    locale: 'fr',
    message:
      'Fin des anciens écrans le 31 mars 2026, de l’interface POST le 30 juin 2026. Voir les retraits.',
    link: 'Voir les retraits.',
    heading: 'Retraits prévus',
  },
] as const;

test('the announcement is a named region with a working link, in both languages', async ({
  page,
}) => {
  for (const {base, locale, message, link, heading} of texts) {
    await openHydrated(page, `${base}glossary/`);
    const bar = announcementBar(page, locale);
    await expect(bar).toHaveText(message);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(closeButton(page, locale)).toBeVisible();
    await bar.getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(`${base}versions/#planned-removals`);
    await expect(page.getByRole('heading', {name: heading})).toBeInViewport();
  }
});

test('a closed announcement stays closed on other pages, in both languages', async ({page}) => {
  // The search page has its own layout, and so another instance of the bar.
  await openHydrated(page, '/search/');
  await closeButton(page).click();
  await expect(announcementBar(page)).toHaveCount(0);
  await page.locator('.navbar__brand').click();
  await expect(page.locator('h1')).toHaveText('Get started with Telescope');
  await expect(announcementBar(page)).toHaveCount(0);
  await openHydrated(page, '/fr/');
  await expect(announcementBar(page, 'fr')).toHaveCount(0);
});

test('closing the announcement by keyboard focuses the next element, without a scroll', async ({
  page,
}) => {
  await openHydrated(page, `${address}#term-baseline`);
  const term = page.locator('#term-baseline');
  await expect(term).toBeInViewport();
  const initialBox = await term.boundingBox();
  await closeButton(page).evaluate((button: HTMLElement) => button.focus({preventScroll: true}));
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar__brand')).toBeFocused();
  // Chromium corrects the scroll position in the next frame.
  await expect.poll(() => term.boundingBox()).toEqual(initialBox);
  await expect(page).toHaveURL(`${address}#term-baseline`);
});

test('closing the announcement keeps the focus if it is elsewhere', async ({page}) => {
  await openHydrated(page, address);
  await page.getByRole('button', {name: 'Hide the sidebar'}).focus();
  await closeButton(page).dispatchEvent('click');
  await expect(announcementBar(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Hide the sidebar'})).toBeFocused();
});

const rememberDismissal = (page: Page, announcement: string) =>
  page.addInitScript((id) => {
    localStorage.setItem('docusaurus.announcement.id-/', id);
    localStorage.setItem('docusaurus.announcement.dismiss-/', 'true');
  }, announcement);

test('a dismissed announcement shifts no layout during loading', async ({page}) => {
  await rememberDismissal(page, 'removals-2026');
  const bar = page.locator('.theme-announcement-bar');
  await openWithDelayedScripts(page, address, () => expect(bar).toBeHidden());
  await expect(bar).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test('a new announcement shows after an earlier one was dismissed', async ({page}) => {
  await rememberDismissal(page, 'an-earlier-one');
  const bar = announcementBar(page);
  await openWithDelayedScripts(page, address, () => expect(bar).toBeVisible());
  await expect(bar).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('the sidebar fits on the screen below an announcement of any height', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 400});
  await openHydrated(page, '/versions/');
  const bar = announcementBar(page);
  const button = page.getByRole('button', {name: 'Hide the sidebar'});
  const lastEntry = page.locator('.theme-doc-sidebar-menu > li:last-child > a');
  for (const paragraph of [
    'One line.',
    'A sentence of fifty characters, as long as allowed.'.repeat(6),
  ]) {
    await bar
      .locator('span')
      .evaluate((element, value) => (element.textContent = value), paragraph);
    await lastEntry.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeInViewport({ratio: 1});
    const entryBox = (await lastEntry.boundingBox())!;
    expect(entryBox.y + entryBox.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  }
});
