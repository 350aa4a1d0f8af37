import {expect, openHydrated, test, type Page} from '../../support/browser';
import {expectSeen} from '../../support/seen';

const address = '/public_rest_api/routing/';
const operation = (page: Page, id: string) => page.locator('main details', {has: page.locator(id)});

test('a row leads to its operation, which opens and answers', async ({page}) => {
  await openHydrated(page, address);
  await page.getByLabel('Filter the rows').fill('BASELINE post');
  await expect(page.getByText('1 of 76 rows')).toBeVisible();
  const rows = page.locator('#resource-table ~ div').first().locator('tbody tr:visible');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/#op-create-baseline$/);
  const opened = operation(page, '#op-create-baseline');
  await expect(opened).toHaveAttribute('open');
  await expectSeen(opened.locator('h4'));
  await opened.getByRole('tab', {name: 'Python'}).click();
  await expect(opened.getByText('import requests')).toBeVisible();
  // The language of samples is one for all of them.
  const other = operation(page, '#op-list-baselines');
  await expect(other.getByText('import requests')).toBeHidden();
  await other.locator('summary').click();
  await expect(other.getByText('import requests')).toBeVisible();
  await expect(
    other.getByRole('link', {name: 'Direct link to List the baselines of a project'}),
  ).toBeAttached();
});

test('an operation in the address is open, with its code beside its text', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, `${address}#op-update-item`);
  const opened = operation(page, '#op-update-item');
  const fact = opened.getByText('Also takes:');
  const code = opened.getByText('curl --fail-with-body');
  await expectSeen(fact);
  const [left, right] = [await fact.boundingBox(), await code.boundingBox()];
  expect(right!.x).toBeGreaterThan(left!.x + left!.width);
  await page.setViewportSize({width: 1280, height: 900});
  await expect.poll(async () => (await code.boundingBox())!.x).toBeLessThan(right!.x);
});

test('an operation that a reader opens before the scripts run answers too', async ({page}) => {
  await page.goto(address, {waitUntil: 'commit'});
  const early = operation(page, '#op-get-me');
  await early.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await early.getByRole('tab', {name: 'JavaScript'}).click();
  await expect(early.getByText('await fetch(')).toBeVisible();
});

test('a phone shows the rows that a word leaves', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, `/fr${address}`);
  await page.getByLabel('Filtrer les lignes').fill('figer');
  await expect(page.getByText('Lignes affichées : 1 sur 76')).toBeVisible();
  const rows = page.locator('#resource-table ~ div').first().locator('tbody tr:visible');
  await expect(rows).toHaveCount(1);
});

test('no table of the reference scrolls sideways on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [address, `/fr${address}`]) {
    await openHydrated(page, path);
    await expect(page.locator('main [class*="roomy"] > table').first()).toBeVisible();
    await expect(page.locator('main [class*="wide"] > table')).toHaveCount(0);
  }
});
