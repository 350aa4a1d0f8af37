import AxeBuilder from '@axe-core/playwright';
import type {Page, Route} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {countDocuments} from '../../support/documents';
import {openHydrated} from '../../support/hydrated';

const chunks = '**/assets/js/*.js';
/** What every page loads. */
const first = /\/(?:main|runtime~main)\./;
const heading = (page: Page) => page.locator('h1');

/** A deployment took the code away: until the next page is loaded whole, none is to be had. */
async function loseChunks(page: Page, lose = (route: Route) => route.abort()) {
  const documents = countDocuments(page);
  await page.route(chunks, (route) => (documents.count ? route.continue() : lose(route)));
  return documents;
}

/** Nothing answers any more, as on a train in a tunnel. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route) => route.abort('internetdisconnected');
  await page.route('**', lose);
  return () => page.unroute('**', lose);
}
const start = '/glossary/';
const target = '/versions/';
const link = (page: Page) => page.locator(`.footer a[href="${target}"]`);
const alert = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'The page could not be loaded.'});
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

test('the error text and Retry come over the page when there is no network, until the reader goes back', async ({
  page,
}) => {
  await openHydrated(page, start);
  const documents = countDocuments(page);
  await loseNetwork(page);
  await link(page).click();
  await expect(alert(page)).toContainText(/ChunkLoadError: Loading chunk .+ failed/);
  await expect(retry(page)).toBeInViewport();
  await expect(heading(page)).toHaveText('Glossary');
  expect(documents.count).toBe(0);
  // The progress bar does not run on behind it.
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(page.locator('#nprogress .bar')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(alert(page)).toHaveCount(0);
});

test('Retry fails while there is no network, and says so again', async ({page}) => {
  await openHydrated(page, start);
  await loseNetwork(page);
  await link(page).click();
  const first = await alert(page).elementHandle();
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((element) => !element!.isConnected, first);
  await expect(alert(page)).toBeVisible();
  await expect(retry(page)).toBeFocused();
});

test('the page comes by itself when the network is back', async ({page, context}) => {
  await openHydrated(page, start);
  await context.setOffline(true);
  await link(page).click();
  await expect(alert(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Versions');
});

test('a first page whose chunk is lost reads, and works after Retry', async ({page}) => {
  await page.route(chunks, (route) =>
    first.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(start);
  await expect(alert(page)).toContainText('ChunkLoadError');
  await expect(heading(page)).toHaveText('Glossary');
  await page.unroute(chunks);
  await retry(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert(page)).toHaveCount(0);
});

test('an unknown address whose chunk is lost has Retry too', async ({page}) => {
  await page.route(chunks, (route) =>
    first.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto('/404.html');
  await expect(alert(page)).toContainText('ChunkLoadError');
  await expect(retry(page)).toBeVisible();
});

test('there is no loop: a chunk that stays lost ends at Retry, which loads the page once', async ({
  page,
}) => {
  await openHydrated(page, start);
  const documents = countDocuments(page);
  await page.route(chunks, (route) =>
    first.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await link(page).click();
  await expect(alert(page)).toBeVisible();
  expect(documents.count).toBe(1);
  const loaded = page.waitForEvent('load');
  await retry(page).click();
  await loaded;
  await expect(alert(page)).toBeVisible();
  expect(documents.count).toBe(2);
});

test('a page that is loaded whole is at the anchor of its link', async ({page}) => {
  await openHydrated(page, '/navigation_actions/');
  const documents = await loseChunks(page);
  await page.locator(`main a[href="${target}#planned-removals"]`).click();
  await expect(page).toHaveURL(`${target}#planned-removals`);
  await expect(heading(page)).toHaveText('Versions');
  await expect
    .poll(async () => (await page.locator('#planned-removals').boundingBox())?.y)
    .toBeLessThan(150);
  expect(documents.count).toBe(1);
});

test('a search box whose chunk is gone leads to the search page, loaded whole', async ({page}) => {
  await openHydrated(page, start);
  const documents = await loseChunks(page);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Type your search')).toBeVisible();
  expect(documents.count).toBe(1);
});

test('a search box without a network keeps the site, and Retry leads to the search page', async ({
  page,
}) => {
  await openHydrated(page, start);
  const restore = await loseNetwork(page);
  await page.keyboard.press('/');
  await expect(alert(page)).toBeVisible();
  await restore();
  await retry(page).click();
  await expect(page.getByPlaceholder('Type your search')).toBeVisible();
});

test('a host that answers a missing chunk with a page is told from one that has it', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  const documents = await loseChunks(page, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'}),
  );
  await link(page).click();
  await expect(heading(page)).toHaveText('Versions');
  expect(documents.count).toBe(1);
});

test('a site that answers with an error of its own is tried again later', async ({page}) => {
  await openHydrated(page, '/glossary/');
  const documents = countDocuments(page);
  await page.route('**', (route) => route.fulfill({status: 503}));
  await link(page).click();
  await expect(alert(page)).toBeVisible();
  expect(documents.count).toBe(0);
});

test('a link that is pointed at without a network fails in silence, and leads on later', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  const restore = await loseNetwork(page);
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/js/'),
  );
  await link(page).hover();
  await lost;
  await restore();
  await expect(alert(page)).toHaveCount(0);
  await link(page).click();
  await expect(heading(page)).toHaveText('Versions');
  await expect(alert(page)).toHaveCount(0);
});

test('a navigation that another one replaced neither reloads nor shows itself later', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  const documents = countDocuments(page);
  const held: Route[] = [];
  let holding = true;
  await page.route(chunks, (route) => (holding ? void held.push(route) : route.continue()));
  await link(page).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  holding = false;
  await page.locator('.footer a[href="/troubleshooting/"]').click();
  await expect(heading(page)).toHaveText('Troubleshooting');
  const failed = page.waitForEvent('requestfailed');
  await Promise.all(held.map((route) => route.abort()));
  await failed;
  await link(page).hover();
  await expect(heading(page)).toHaveText('Troubleshooting');
  await expect(alert(page)).toHaveCount(0);
  expect(documents.count).toBe(0);
});

test('the notice is whole and legible on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openHydrated(page, '/glossary/');
  await loseNetwork(page);
  await page.locator('a.pagination-nav__link').first().click();
  const button = (await retry(page).boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(44);
  expect(button.x + button.width).toBeLessThanOrEqual(390);
  const {violations} = await new AxeBuilder({page}).include('aside[aria-busy]').analyze();
  expect(violations).toEqual([]);
  // The end of the page is not behind it.
  await page.locator('.footer__copyright').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const copyright = (await page.locator('.footer__copyright').boundingBox())!;
  const notice = (await page.locator('aside[aria-busy]').boundingBox())!;
  expect(copyright.y + copyright.height).toBeLessThanOrEqual(notice.y);
});
