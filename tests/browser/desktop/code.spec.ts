import {expect, openHydrated, test, type Page} from '../../support/browser';

const blocks = (page: Page) => page.locator('.theme-code-block');

test('copies code as written, or selects it without a clipboard, and wraps long lines on request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/public_rest_api/authentification/');
  const block = blocks(page).first();
  const button = block.getByRole('button', {name: 'Copy', exact: true});
  await button.focus();
  // The label changes for two seconds.
  const label = page.waitForFunction(() => {
    const [first] = document.getElementsByClassName('theme-code-block');
    const focused = document.activeElement;
    return first!.contains(focused) && focused!.textContent === 'Copied';
  });
  await page.keyboard.press('Enter');
  await label;
  await expect(page.locator('.announcer')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await block.locator('pre').textContent());
  expect(text.trim()).toContain('\n');
  await expect(button).toBeVisible();

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await button.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe(text.trim());
  await expect(block.getByRole('button', {name: 'Copied'})).toHaveCount(0);

  await page.setViewportSize({width: 390, height: 800});
  const wideBlock = blocks(page)
    .filter({visible: true, has: page.getByRole('button', {name: 'Wrap lines'})})
    .first();
  const pre = wideBlock.locator('pre');
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  const wrap = wideBlock.getByRole('button', {name: 'Wrap lines'});
  expect(await overflow()).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(overflow).toBeGreaterThan(0);
});
