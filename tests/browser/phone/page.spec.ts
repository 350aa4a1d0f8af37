import {announcementBar, closeButton} from '../../support/announcement';
import {expect, openHydrated, test} from '../../support/browser';
import {expectTabOrder} from '../../support/tabOrder';

test('search works by touch, and is not wider than the screen', async ({page}) => {
  await openHydrated(page, '/fr/tags/');
  await page.getByRole('button', {name: 'Rechercher'}).tap();
  await page.locator('.DocSearch-Input').fill('couloirs');
  const hit = page.locator('.DocSearch-Hit').first();
  await expect(hit).toContainText('couloirs');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // With the on-screen keyboard of a small phone.
  await page.setViewportSize({width: 390, height: 400});
  await expect(page.locator('.DocSearch-Input')).toBeInViewport({ratio: 1});
  await expect(hit).toBeInViewport({ratio: 1});
  await page.locator('.DocSearch-HitsFooter a, .DocSearch-Hit').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.DocSearch-Hit').last()).toBeInViewport();
  await hit.getByRole('link').tap();
  await expect(page).toHaveURL('/fr/projects/projects_views/kanban/#swimlanes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in operations, targets are 44 px; the announcement closes by touch', async ({page}) => {
  await openHydrated(page, '/public_rest_api/routing/#op-create-project-item');
  const targets = page.locator('[data-fold="op-create-project-item"]').locator('dd > a, li > a');
  const sizes = await targets.evaluateAll((all) =>
    all
      .map((target) => target.getBoundingClientRect())
      .map(({width, height}) => Math.min(width, height)),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter((size) => size < 44)).toEqual([]);

  await openHydrated(page, '/');
  const bar = announcementBar(page);
  const close = closeButton(page);
  const {width, height} = (await close.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect((await bar.boundingBox())?.width).toBe(390);
  await close.tap();
  await expect(bar).toHaveCount(0);
});

test('tapping a term shows its definition, tapping elsewhere hides it', async ({page}) => {
  const address = '/roadmapping/create_or_update/';
  await openHydrated(page, address);
  const term = page.locator('span:has(> [popover]) > a[href$="#term-milestone"]');
  const definition = page.locator('[popover]:popover-open');
  await term.tap();
  await expect(definition).toBeVisible();
  await expect(page).toHaveURL(address);
  const box = (await definition.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  const link = definition.getByRole('link');
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.locator('h1').tap();
  await expect(definition).toHaveCount(0);
  await term.tap();
  await link.tap();
  await expect(page).toHaveURL(/\/glossary\/#term-milestone$/);
});

test('on a phone, Tab reaches the whole page, with a visible focus everywhere', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openHydrated(page, '/projects/project_domains/costs/');
  const stops = await expectTabOrder(page, ['sidebar', 'table of contents']);
  expect(stops.filter(({element}) => /role="group"/.test(element)).length).toBeGreaterThan(0);
});

test('a figure fits the screen; enlarged, it has its full size and a close button in reach of the thumb', async ({
  page,
}) => {
  await openHydrated(page, '/projects/project_domains/schedule/');
  const figure = page.locator('figure').first();
  expect(await figure.getByRole('link').boundingBox()).toMatchObject({x: 0, width: 390});
  await figure.getByRole('link').tap();
  const dialog = figure.getByRole('dialog');
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 800});
  const drawing = (await dialog.getByRole('img').boundingBox())!;
  expect(drawing.x).toBe(0);
  expect(drawing.width).toBe(704);
  const close = dialog.getByRole('button', {name: 'Close'});
  const {y, height} = (await close.boundingBox())!;
  expect(height).toBe(44);
  expect(y).toBeGreaterThan(700);
  await close.tap();
  await expect(dialog).toBeHidden();
});
