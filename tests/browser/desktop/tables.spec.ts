import {expect, openHydrated, test} from '../../support/browser';
import {expectSeen} from '../../support/seen';

test('the head of a table stays below the navbar while its rows pass', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await openHydrated(page, '/public_rest_api/response/');
  const table = page.locator('#error-table ~ [class*="roomy"] > table').first();
  await table
    .locator('tr')
    .nth(3)
    .evaluate((row) => row.scrollIntoView());
  await expectSeen(table.locator('th').first());
  // A scroll up brings the navbar back, and the head moves down.
  await page.evaluate(() => window.scrollBy(0, -40));
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  await expectSeen(table.locator('th').first());
});

test('a table that is too wide scrolls in itself, below its head', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openHydrated(page, '/troubleshooting/');
  const scroller = page.locator('main [class*="wide"]:has(> table)').first();
  await scroller.evaluate((element) => {
    element.scrollIntoView();
    element.scrollTo(0, 400);
  });
  await expect.poll(() => scroller.evaluate(({scrollTop}) => scrollTop)).toBe(400);
  await expectSeen(scroller.locator('th').first());
  const root = page.locator('html');
  expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
});
