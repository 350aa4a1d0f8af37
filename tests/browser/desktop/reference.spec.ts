import {expect, test, type Page} from '../../support/browser';
import {delayScripts} from '../../support/delayFiles';
import {expectFullyVisible} from '../../support/fullyVisible';

const address = '/public_rest_api/routing/';
const operation = (page: Page, id: string) => page.locator(`[data-fold="${id}"]`);

const table = (page: Page) => page.locator('#resource-table ~ div').first();

test('an operation in the address is open, with its code next to its text', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const release = await delayScripts(page);
  await page.goto(`${address}#op-update-item`, {waitUntil: 'commit'});
  const openedEarly = operation(page, 'op-list-rejects');
  await page.locator('[data-fold="reject"] > summary').click();
  await openedEarly.locator('> summary').click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const opened = operation(page, 'op-update-item');
  const parameters = opened.getByText('Optional parameters');
  const code = opened.getByText('curl --fail-with-body');
  await expectFullyVisible(parameters);
  const [textBox, codeBox] = [await parameters.boundingBox(), await code.boundingBox()];
  expect(codeBox!.x).toBeGreaterThan(textBox!.x + textBox!.width);
  const otherResource = page.locator('[data-fold="roadmap"]');
  await expect(otherResource.getByText('curl --fail').first()).toBeHidden();
  const closed = await operation(page, 'op-delete-item').boundingBox();
  const contents = await page.locator('.table-of-contents').boundingBox();
  expect(closed!.width).toBe((await opened.boundingBox())!.width);
  expect(closed!.x + closed!.width).toBeLessThan(contents!.x);
  await page.setViewportSize({width: 1280, height: 900});
  await expect.poll(async () => (await code.boundingBox())!.x).toBeLessThan(codeBox!.x);
  expect((await code.boundingBox())!.y).toBeLessThan((await parameters.boundingBox())!.y);

  await test.step('an operation opened before hydration works afterwards', async () => {
    await openedEarly.getByRole('tab', {name: 'JavaScript'}).click();
    await expect(openedEarly.getByText('await fetch(')).toBeVisible();
  });

  await test.step('a row of the filtered table leads to its operation', async () => {
    await opened.locator('> summary').click();
    await expect(page).toHaveURL(address);
    const field = page.getByRole('searchbox', {name: 'Filter the requests'});
    const count = page.getByRole('main').getByRole('status');
    const rows = table(page).locator('tr:has(td):visible');
    await field.fill('BASELINE post');
    await expect(count).toHaveText('1 of 76 entries');
    await expect(rows).toHaveCount(1);
    await expect(table(page).getByRole('rowheader')).toHaveText('Projects');
    await rows.getByRole('link').click();
    await expect(page).toHaveURL(/#op-create-baseline$/);
    const created = operation(page, 'op-create-baseline');
    await expect(created).toHaveAttribute('open');
    await expectFullyVisible(created.locator('h4'));
    await created.getByRole('tab', {name: 'Python'}).click();
    await expect(created.getByText('import requests')).toBeVisible();
    await field.clear();
    await expect(rows).toHaveCount(76);
  });

  await test.step('the address follows the operation that a reader opens and closes', async () => {
    await page.evaluate(() => (window.location.hash = '#item'));
    await expect(page.locator('h3#item')).toBeInViewport();
    const entries = await page.evaluate(() => window.history.length);
    const summary = (id: string) => operation(page, id).locator('> summary');
    await summary('op-update-item').click();
    await expect(page).toHaveURL(`${address}#op-update-item`);
    await summary('op-update-item').click();
    await expect(page).toHaveURL(`${address}#item`);
    await summary('op-update-item').click();
    await summary('op-get-item').click();
    await expect(page).toHaveURL(`${address}#op-get-item`);
    await summary('op-update-item').click();
    await expect(operation(page, 'op-update-item')).not.toHaveAttribute('open');
    await expect(page).toHaveURL(`${address}#op-get-item`);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await operation(page, 'op-get-item').getByRole('link', {name: 'requester'}).click();
    await expect(page).toHaveURL(`${address}#user`);
    await page.goBack();
    await expect(page).toHaveURL(`${address}#op-get-item`);
    await expectFullyVisible(operation(page, 'op-get-item').locator('h4'));
  });

  await test.step('an operation leads to its filters and errors', async () => {
    const list = operation(page, 'op-list-items');
    await list.locator('> summary').click();
    await expect(list.getByRole('link', {name: 'Item', exact: true})).toHaveAttribute(
      'href',
      '/public_rest_api/common-parameters/#record-item',
    );
    await opened.locator('> summary').click();
    await opened.getByRole('link', {name: 'precondition-failed'}).click();
    await expect(page).toHaveURL('/public_rest_api/response/#error-precondition-failed');
    const row = page.locator('tr', {has: page.locator('#error-precondition-failed')});
    await expectFullyVisible(row.locator('td').first());
  });
});
