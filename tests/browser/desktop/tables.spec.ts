import {expect, openHydrated, test} from '../../support/browser';
import {expectFullyVisible} from '../../support/fullyVisible';

test('the head of a table stays below the navbar while its rows scroll', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await openHydrated(page, '/public_rest_api/response/');
  const table = page.locator('#error-table ~ [class*="fitting"] > table').first();
  await table
    .locator('tr')
    .nth(3)
    .evaluate((row) => row.scrollIntoView());
  await expectFullyVisible(table.locator('th').first());
  // Scrolling up shows the navbar.
  await page.evaluate(() => window.scrollBy(0, -40));
  await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
  await expectFullyVisible(table.locator('th').first());
});

const matrix = '/administration/admin_get_started/#permissions-matrix';
const overflowing = 'main [class*="overflowing"]';

test('a table that is too wide scrolls sideways past a sticky first column', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openHydrated(page, matrix);
  const scroller = page.locator(`${overflowing}:has(> .rights)`);
  expect(await scroller.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  const row = page.getByRole('row', {name: 'Approve the charter'});
  await row.scrollIntoViewIfNeeded();
  await scroller.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  await expectFullyVisible(row.getByRole('rowheader'));
  await expectFullyVisible(row.getByRole('cell', {name: 'No', exact: true}).last());
  await expect(row.getByRole('cell', {name: 'Yes', exact: true}).first()).toBeVisible();
  await expect(scroller.getByRole('columnheader', {name: 'Organisation manager'})).toHaveCount(1);
  const root = page.locator('html');
  expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);

  await test.step('the matrix shows the rights of a role', async () => {
    await page.getByRole('radio', {name: 'Project manager'}).check();
    await expect(scroller).toHaveCount(0);
    await expect(row.getByRole('cell')).toHaveText(['No']);
  });
});

test('a phone stacks the cells of a table that would scroll', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  await openHydrated(page, '/roadmapping/export/');
  const row = page.getByRole('row', {name: 'Vector pages'});
  const [head, cell] = [row.getByRole('rowheader'), row.getByRole('cell').first()];
  const {y, height} = (await head.boundingBox())!;
  expect((await cell.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
});
