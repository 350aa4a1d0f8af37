import {expect, openHydrated, test, type Page} from '../../support/browser';
import {expectFullyVisible} from '../../support/fullyVisible';

const address = '/public_rest_api/routing/';
const operation = (page: Page, id: string) => page.locator('main details', {has: page.locator(id)});

const table = (page: Page) => page.locator('#resource-table ~ div').first();

test('a filter is in the address and can be cleared; a row leads to its operation', async ({
  page,
}) => {
  await openHydrated(page, address);
  const field = page.getByLabel('Filter the requests');
  await field.fill('baseline');
  await expect(page).toHaveURL(`${address}?filter=baseline`);
  await page.reload();
  await expect(page.getByRole('status').getByText('2 of 76 requests')).toBeVisible();
  await expect(field).toHaveValue('baseline');
  await field.fill('zzz');
  await expect(page.getByRole('status').getByText('No request contains “zzz”.')).toBeVisible();
  await expect(table(page).locator('table')).toBeHidden();
  await field.clear();
  const rows = table(page).locator('tbody tr:visible');
  await expect(rows).toHaveCount(76);
  await expect(page).toHaveURL(address);

  await field.fill('BASELINE post');
  await expect(page.getByText('1 of 76 requests')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/#op-create-baseline$/);
  const opened = operation(page, '#op-create-baseline');
  await expect(opened).toHaveAttribute('open');
  await expectFullyVisible(opened.locator('h4'));
  await opened.getByRole('tab', {name: 'Python'}).click();
  await expect(opened.getByText('import requests')).toBeVisible();
  const other = operation(page, '#op-list-baselines');
  await expect(other.getByText('import requests')).toBeHidden();
  const link = page.getByRole('link', {name: 'Direct link to List the baselines of a project'});
  await other.locator('summary').hover();
  await expect(link).toHaveCSS('opacity', '1');
  await other.locator('summary').press('Shift+Tab');
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(page).toHaveURL(/#op-list-baselines$/);
  await expect(other.getByText('import requests')).toBeVisible();
});

test('an operation in the address is open, with its code next to its text', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openHydrated(page, `${address}#op-update-item`);
  const opened = operation(page, '#op-update-item');
  const parameters = opened.getByText('Optional parameters');
  const code = opened.getByText('curl --fail-with-body');
  await expectFullyVisible(parameters);
  const [textBox, codeBox] = [await parameters.boundingBox(), await code.boundingBox()];
  expect(codeBox!.x).toBeGreaterThan(textBox!.x + textBox!.width);
  const closed = await operation(page, '#op-delete-item').boundingBox();
  const contents = await page.locator('.table-of-contents').boundingBox();
  expect(closed!.width).toBe((await opened.boundingBox())!.width);
  expect(closed!.x + closed!.width).toBeLessThan(contents!.x);
  await page.setViewportSize({width: 1280, height: 900});
  await expect.poll(async () => (await code.boundingBox())!.x).toBeLessThan(codeBox!.x);

  await opened.getByRole('link', {name: 'precondition-failed'}).click();
  await expect(page).toHaveURL('/public_rest_api/response/#error-precondition-failed');
  const row = page.locator('tr', {has: page.locator('#error-precondition-failed')});
  await expectFullyVisible(row.locator('td').first());
});

test('the address follows the operation that a reader opens and closes', async ({page}) => {
  await openHydrated(page, `${address}#item`);
  const entries = await page.evaluate(() => window.history.length);
  const summary = (id: string) => operation(page, id).locator('summary');
  await summary('#op-update-item').click();
  await expect(page).toHaveURL(`${address}#op-update-item`);
  await summary('#op-update-item').click();
  await expect(page).toHaveURL(`${address}#item`);
  await summary('#op-update-item').click();
  await summary('#op-get-item').click();
  await expect(page).toHaveURL(`${address}#op-get-item`);
  await summary('#op-update-item').click();
  await expect(operation(page, '#op-update-item')).not.toHaveAttribute('open');
  await expect(page).toHaveURL(`${address}#op-get-item`);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await operation(page, '#op-get-item').getByRole('link', {name: 'requester'}).click();
  await expect(page).toHaveURL(`${address}#user`);
  await page.goBack();
  await expect(page).toHaveURL(`${address}#op-get-item`);
  await expectFullyVisible(operation(page, '#op-get-item').locator('h4'));
});

test('an operation leads to its filters, fields and examples', async ({page}) => {
  await openHydrated(page, `${address}#op-create-project-item`);
  const create = operation(page, '#op-create-project-item');
  await create.getByRole('tab', {name: 'dependency'}).click();
  await expect(create.getByRole('tabpanel').getByText('"needed_by"')).toBeVisible();
  await expect(create.getByText('Required fields for milestone, action')).toBeVisible();
  await create.getByRole('link', {name: 'Item', exact: true}).click();
  await expectFullyVisible(page.locator('h3#item'));
  const list = operation(page, '#op-list-items');
  await list.locator('summary').click();
  await list.getByRole('link', {name: 'Item', exact: true}).click();
  await expect(page).toHaveURL('/public_rest_api/common-parameters/#record-item');
  await expectFullyVisible(page.locator('h3#record-item'));
});

test('an operation opened before hydration works afterwards', async ({page}) => {
  await page.goto(address, {waitUntil: 'commit'});
  const operationDetails = operation(page, '#op-get-me');
  await operationDetails.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await operationDetails.getByRole('tab', {name: 'JavaScript'}).click();
  await expect(operationDetails.getByText('await fetch(')).toBeVisible();
});

test('on a phone, no table of the reference scrolls sideways, and the filter works', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [address, `/fr${address}`]) {
    await openHydrated(page, path);
    await expect(page.locator('main [class*="fitting"] > table').first()).toBeVisible();
    await expect(page.locator('main [class*="overflowing"] > table')).toHaveCount(0);
  }
  await page.getByLabel('Filtrer les requêtes').fill('figer');
  await expect(page.getByText('Requêtes affichées : 1 sur 76')).toBeVisible();
  await expect(table(page).locator('tbody tr:visible')).toHaveCount(1);
});
