import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {locales, localized, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';

const words: Record<Locale, {copy: string; copied: string; wrap: string}> = {
  en: {copy: 'Copy', copied: 'Copied', wrap: 'Wrap lines'},
  fr: {copy: 'Copier', copied: 'Copié', wrap: 'Retour à la ligne'},
};

const blocks = (page: Page) => page.locator('.theme-code-block');
const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

for (const locale of locales) {
  const {copy, copied, wrap} = words[locale];
  const address = localized('/public_rest_api/response/', locale);

  test(`${locale}: code names its language and is coloured in both colour modes`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openHydrated(page, address);
    await expect(blocks(page).first()).toContainText('JSON');
    const light = await colourOf(page, '.code-string');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(() => colourOf(page, '.code-string')).not.toBe(light);
    expect(await colourOf(page, '.code-string')).not.toBe(await colourOf(page, 'pre'));
  });

  test(`${locale}: copying gives the code as it was written, and says so`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, address);
    const block = blocks(page).first();
    const button = block.getByRole('button', {name: copy, exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', {name: copied})).toBeFocused();
    await expect(page.locator('.announcer')).toHaveText(copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await block.locator('pre').textContent());
    expect(() => JSON.parse(text)).not.toThrow();
    await expect(button).toBeVisible();
  });

  test(`${locale}: long lines wrap when asked, and only where there are any`, async ({page}) => {
    await openHydrated(page, localized('/public_rest_api/common-parameters/', locale));
    const wide = blocks(page)
      .filter({has: page.getByRole('button', {name: wrap})})
      .first();
    const pre = wide.locator('pre');
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    const button = wide.getByRole('button', {name: wrap});
    expect(await overflow()).toBeGreaterThan(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow()).toBeGreaterThan(0);
    const narrow = blocks(page).filter({hasNot: page.getByRole('button', {name: wrap})});
    expect(await narrow.count()).toBeGreaterThan(0);
  });

  test(`${locale}: where copying is refused, the code is selected`, async ({page}) => {
    await openHydrated(page, address);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true}),
    );
    const block = blocks(page).first();
    await block.getByRole('button', {name: copy, exact: true}).click();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.trim()).toBe((await block.locator('pre').innerText()).trim());
    await expect(block.getByRole('button', {name: copied})).toHaveCount(0);
  });

  test(`${locale}: without JavaScript code is coloured, and has no dead button`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(address);
    await expect(blocks(page).first().locator('.code-string').first()).toBeVisible();
    await expect(blocks(page).first().getByRole('button')).toHaveCount(0);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${locale}: code is accessible in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openHydrated(page, address);
      const {violations} = await new AxeBuilder({page}).include('.theme-code-block').analyze();
      expect(violations).toEqual([]);
    });
  }
}
