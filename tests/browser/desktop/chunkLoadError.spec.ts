import type {Page, Route} from '@playwright/test';
import {findStructureViolations} from '../../support/axe';
import {expect, test} from '../../support/browser';
import {countPageLoads} from '../../support/pageLoads';

const chunkUrls = /\/assets\/js\/[^/]+\.js$/;
const heading = (page: Page) => page.locator('h1');
const alert = (page: Page) => page.getByRole('alert');
const retryButton = (page: Page) => page.getByRole('button', {name: 'Retry'});

/** The first chunks show errors. */
const blockLaterChunks = (route: Route) =>
  /\/(?:main|runtime~main)\./.test(route.request().url()) ? route.continue() : route.abort();

test('a first page with a missing chunk is readable, and works after Retry', async ({page}) => {
  await page.route('**', (route) => route.continue());
  await page.route(chunkUrls, blockLaterChunks);
  await page.goto('/tags/');
  await expect(alert(page)).toContainText('Check your connection, or retry');
  await expect(heading(page)).toHaveText('Tags');
  expect(await findStructureViolations(page)).toEqual([]);
  const details = page.getByText(/Loading (?:CSS )?chunk .+ failed/);
  await expect(details).toBeHidden();
  await page.getByText('Details').click();
  await expect(details).toBeVisible();
  await expect(retryButton(page)).toBeInViewport();
  await page.unroute(chunkUrls);
  await retryButton(page).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert(page)).toHaveCount(0);

  await test.step('if a chunk of the next page is missing, the page reloads once', async () => {
    const pageLoads = countPageLoads(page);
    await page.route(chunkUrls, blockLaterChunks);
    await page.locator('.footer a[href="/versions/"]').click();
    await expect(alert(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Releases and removals');
    expect(pageLoads.count).toBe(1);
  });
});
