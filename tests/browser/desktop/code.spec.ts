import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {openHydrated} from '../../support/hydrated';

const blocks = (page: Page) => page.locator('.theme-code-block');
const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);
const address = '/public_rest_api/response/';

test('code names its language and is coloured in both colour modes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openHydrated(page, address);
  await expect(blocks(page).first()).toContainText('JSON');
  const light = await colourOf(page, '.code-string');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => colourOf(page, '.code-string')).not.toBe(light);
  expect(await colourOf(page, '.code-string')).not.toBe(await colourOf(page, 'pre'));
});

test('copying gives the code as it was written, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, address);
  const block = blocks(page).first();
  const button = block.getByRole('button', {name: 'Copy', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', {name: 'Copied'})).toBeFocused();
  await expect(page.locator('.announcer')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await block.locator('pre').textContent());
  expect(() => JSON.parse(text)).not.toThrow();
  await expect(button).toBeVisible();
});

test('long lines wrap when asked, and only where there are any', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openHydrated(page, '/public_rest_api/common-parameters/');
  const wide = blocks(page)
    .filter({visible: true, has: page.getByRole('button', {name: 'Wrap lines'})})
    .first();
  const pre = wide.locator('pre');
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  const button = wide.getByRole('button', {name: 'Wrap lines'});
  expect(await overflow()).toBeGreaterThan(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(overflow).toBeGreaterThan(0);
  const narrow = blocks(page).filter({
    visible: true,
    hasNot: page.getByRole('button', {name: 'Wrap lines'}),
  });
  expect(await narrow.count()).toBeGreaterThan(0);
});

test('where copying is refused, the code is selected', async ({page}) => {
  await openHydrated(page, address);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true}),
  );
  const block = blocks(page).first();
  await block.getByRole('button', {name: 'Copy', exact: true}).click();
  const text = (await block.locator('pre').innerText()).trim();
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe(text);
  await expect(block.getByRole('button', {name: 'Copied'})).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('code is coloured, and has no dead button', async ({page}) => {
    await page.goto(address);
    await expect(blocks(page).first().locator('.code-string').first()).toBeVisible();
    await expect(blocks(page).first().getByRole('button')).toHaveCount(0);
  });
});
