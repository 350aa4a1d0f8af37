import AxeBuilder from '@axe-core/playwright';
import type {Page, Route} from '@playwright/test';
import {expect, openIntercepted, test} from '../../support/browser';
import {countPageLoads} from '../../support/pageLoads';
import {expectFullyVisible} from '../../support/fullyVisible';

const startPage = '/tags/';
const targetPage = '/versions/';
const chunkUrls = /\/assets\/js\/[^/]+\.js$/;
const heading = (page: Page) => page.locator('h1');
const targetLink = (page: Page) => page.locator(`.footer a[href="${targetPage}"]`);
const alert = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'The page could not be loaded.'});
const details = (page: Page) =>
  page.locator('aside details > div', {hasText: /Loading (?:CSS )?chunk .+ failed/});
const retryButton = (page: Page) => page.getByRole('button', {name: 'Retry'});

/** The bundler removes script elements once loaded or failed. */
const pendingChunks = (page: Page) => page.locator('head > script[data-rspack]');

/** The first chunks show errors. */
const blockLaterChunks = (route: Route) =>
  /\/(?:main|runtime~main)\./.test(route.request().url()) ? route.continue() : route.abort();

async function goOffline(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('internetdisconnected');
  await page.route('**', abort);
  return () => page.unroute('**', abort);
}

test('without a network or with a server error, a notice with Retry shows until the reader goes back', async ({
  page,
  context,
}) => {
  await openIntercepted(page, startPage);
  const pageLoads = countPageLoads(page);
  const restore = await goOffline(page);
  await targetLink(page).click();
  await expect(alert(page)).toContainText('Check your connection, or retry');
  await expect(details(page)).toBeHidden();
  await details(page).locator('xpath=..').getByText('Details').click();
  await expect(details(page)).toBeVisible();
  await expect(retryButton(page)).toBeInViewport();
  await expect(heading(page)).toHaveText('Tags');
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('#nprogress .bar')).toBeHidden();

  const previousAlert = await alert(page).elementHandle();
  await retryButton(page).focus();
  await page.keyboard.press('Enter');
  // A new element is announced again.
  await page.waitForFunction((element) => !element!.isConnected, previousAlert);
  await expect(alert(page)).toBeVisible();
  await expect(retryButton(page)).toBeFocused();

  const {violations} = await new AxeBuilder({page}).include('aside[aria-busy]').analyze();
  expect(violations).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(startPage);
  await expect(alert(page)).toHaveCount(0);
  await restore();
  const fail = (route: Route) => route.fulfill({status: 503});
  await page.route('**', fail);
  await targetLink(page).click();
  await expect(alert(page)).toBeVisible();
  await page.goBack();
  await expect(alert(page)).toHaveCount(0);
  await page.unroute('**', fail);
  expect(pageLoads.count).toBe(0);

  await test.step('the page loads by itself once the network is back', async () => {
    await context.setOffline(true);
    await targetLink(page).click();
    await expect(alert(page)).toContainText('We try again when you’re online.');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Releases and removals');
  });

  await test.step('without a network, the search dialog fails and Retry opens the search page', async () => {
    const restoreAgain = await goOffline(page);
    await page.keyboard.press('/');
    await expect(alert(page)).toBeVisible();
    await restoreAgain();
    await retryButton(page).click();
    await expect(page.getByPlaceholder('Type your search')).toBeVisible();
  });
});

test('a first page with a missing chunk is readable, and works after Retry', async ({page}) => {
  await page.route('**', (route) => route.continue());
  await page.route(chunkUrls, blockLaterChunks);
  await page.goto(startPage);
  await expect(details(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText('Tags');
  await page.unroute(chunkUrls);
  await retryButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert(page)).toHaveCount(0);

  await test.step('if a chunk stays missing, Retry reloads the page once', async () => {
    const pageLoads = countPageLoads(page);
    await page.route(chunkUrls, blockLaterChunks);
    await targetLink(page).click();
    await expect(alert(page)).toBeVisible();
    expect(pageLoads.count).toBe(1);
    // The notice can show before the page's own load event.
    await page.waitForLoadState();
    const loaded = page.waitForEvent('load');
    await retryButton(page).click();
    await loaded;
    await expect(alert(page)).toBeVisible();
    expect(pageLoads.count).toBe(2);
  });
});

test('if the host sends HTML for a chunk, the page reloads at its anchor', async ({page}) => {
  await openIntercepted(page, '/navigation_actions/');
  const pageLoads = countPageLoads(page);
  await page.route(chunkUrls, (route) =>
    pageLoads.count ? route.continue() : route.fulfill({contentType: 'text/html', body: '<p>Home'}),
  );
  await page.locator(`main a[href="${targetPage}#planned-removals"]`).click();
  await expect(page).toHaveURL(`${targetPage}#planned-removals`);
  await expect(heading(page)).toHaveText('Releases and removals');
  await expectFullyVisible(page.locator('#planned-removals'));
  expect(pageLoads.count).toBe(1);
});

test('the second of two clicks wins if the first one loads or fails late', async ({page}) => {
  await openIntercepted(page, startPage);
  const pageLoads = countPageLoads(page);
  for (const [finish, first, second, title] of [
    [(route: Route) => route.continue(), targetPage, '/glossary/', 'Glossary'],
    [(route: Route) => route.abort(), '/troubleshooting/', '/support_en/', /^Support/],
  ] as const) {
    const previousTitle = await heading(page).innerText();
    const heldRoutes: Route[] = [];
    const hold = (route: Route) => void heldRoutes.push(route);
    await page.route(chunkUrls, hold);
    // The click scrolls, which can load the next page too.
    const expectHeld = () =>
      expect(async () => {
        expect(heldRoutes).not.toEqual([]);
        expect(await pendingChunks(page).count()).toBe(heldRoutes.length);
      }).toPass();
    await page.locator(`.footer a[href="${first}"]`).click();
    await expectHeld();
    const firstRoutes = heldRoutes.splice(0);
    await page.locator(`.footer a[href="${second}"]`).click();
    await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
    await Promise.all(firstRoutes.map(finish));
    await expectHeld();
    await expect(heading(page)).toHaveText(previousTitle);
    await page.unroute(chunkUrls, hold);
    await Promise.all(heldRoutes.map((route) => route.continue()));
    await expect(heading(page)).toHaveText(title);
    await expect(alert(page)).toHaveCount(0);
  }
  expect(pageLoads.count).toBe(0);
});
