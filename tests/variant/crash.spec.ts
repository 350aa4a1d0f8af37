import AxeBuilder from '@axe-core/playwright';
import {expect, openHydrated, test, type Page} from '../support/browser';
import {countPageLoads} from '../support/pageLoads';
import {collectErrors} from '../support/collectErrors';

const title = (page: Page) => page.getByRole('heading', {level: 1, name: 'This page crashed.'});
const messages = (page: Page) => page.locator('main details > div');
const breakButton = (page: Page) => page.getByRole('button', {name: 'Break this page'});
const causeChain =
  'The page could not be rendered Cause: The drawing has no size Cause: width is 0';

async function expectAccessibleOnPhone(page: Page): Promise<void> {
  const desktop = page.viewportSize()!;
  await page.setViewportSize({width: 390, height: 800});
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  const {violations} = await new AxeBuilder({page}).setLegacyMode().include('main').analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize(desktop);
}

test('a crashed page shows the messages, is logged, and can be retried', async ({
  page,
  context,
}) => {
  const errors = collectErrors(context);
  await openHydrated(page, 'faults/on-click/');
  await breakButton(page).click();
  await expect(title(page)).toBeFocused();
  await expect(messages(page)).toHaveText(causeChain);
  await expect(page.locator('.navbar')).toBeVisible();
  expect(errors.join('\n')).toContain('The page could not be rendered');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveCount(0);

  await breakButton(page).click();
  const pageLoads = countPageLoads(page);
  await page.getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL('./');
  await expect(title(page)).toHaveCount(0);
  expect(pageLoads.count).toBe(1);
});

test('a page that crashes on load says so, and the next page works', async ({page}) => {
  await page.goto('faults/on-load/');
  await expect(title(page)).toBeFocused();
  await expect(messages(page)).toHaveText(causeChain);
  await expectAccessibleOnPhone(page);
  await page.locator('.navbar').getByRole('link', {name: 'Reading', exact: true}).click();
  await expect(page).toHaveURL('reading/');
  await expect(page.locator('#part-1')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await page.goto('fr/faults/on-load/');
  await expect(messages(page)).toHaveText(causeChain.replaceAll('Cause:', 'Cause\u00A0:'));
});

test('a crash of the whole application says so in the language of the site', async ({page}) => {
  await page.goto('faults/navbar/');
  await expect(title(page)).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('lang', 'en');
  await expect(messages(page)).toHaveText(/custom-fault[^]*Cause:\s+The item has no label$/);
  await expect(page.getByText('A theme navbar item failed to render')).toContainText(
    '"label": "Faulty item"',
  );
  await expectAccessibleOnPhone(page);
  await page.getByRole('link', {name: 'Home page'}).click();
  await expect(page.locator('.navbar')).toBeVisible();
});

test('a component that fails leaves the page intact, also when going back from a crash', async ({
  page,
}) => {
  await openHydrated(page, 'faults/part/');
  const errorNotice = page.getByRole('alert');
  await expect(errorNotice).toHaveCount(1);
  await expect(errorNotice).toContainText('This part of the page could not be shown.');
  // The failed figure's alternative text shows too.
  await expect(errorNotice.locator('p')).toHaveCount(2);
  for (const text of ['Text before the figures.', 'Text after the figures.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expectAccessibleOnPhone(page);
  await page.locator('main figure a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const position = page.locator('main section [role="status"]');
  const initialPosition = await position.textContent();
  await page.locator('main section').getByRole('button', {name: 'Next'}).click();
  await expect(position).not.toHaveText(initialPosition!);

  await page.locator('.menu a[href$="/faults/navbar/"]').click();
  await expect(title(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Text before the figures.')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
});
