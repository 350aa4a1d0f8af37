import {expect, openHydrated, test, type Page} from '../../support/browser';

const detailBelowTitle = (page: Page, n: number) =>
  page.locator('h1').locator(`xpath=following::div[${n}]`);
const details = (page: Page) => detailBelowTitle(page, 2);
const address = '/roadmapping/export/';
const frenchAddress = '/fr/roadmapping/export/';

test('a page shows description, time, tags and translation below its title', async ({page}) => {
  await openHydrated(page, address);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await expect(detailBelowTitle(page, 1)).toHaveText(description!);
  await expect(details(page)).toContainText(/\d+ min read/);
  const link = page.getByRole('article').getByRole('link', {name: 'Roadmap', exact: true});
  await expect(link).toHaveCount(1);
  await expect(details(page).getByRole('link', {name: 'Roadmap', exact: true})).toHaveAttribute(
    'href',
    '/tags/roadmap/',
  );
  const french = details(page).getByRole('link', {name: 'Lire en français'});
  await expect(french).toHaveAttribute('lang', 'fr');
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await french.click();
  await expect(page).toHaveURL(frenchAddress);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a page with its own level 1 heading shows its details below it', async ({page}) => {
  await openHydrated(page, '/support_fr/');
  await expect(page.locator('h1')).toHaveText('Support');
  await expect(details(page)).toContainText(/\d+ min read/);
});

test('the link of a heading copies its address and scrolls to it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, address);
  const link = page.locator('#page-layout > .hash-link');
  await expect(link).toHaveAccessibleName('Direct link to Page layout');
  await link.focus();
  // The mark shows for two seconds.
  const mark = page.waitForFunction(() =>
    document.querySelector('#page-layout > .hash-link[data-copied=""]'),
  );
  await page.keyboard.press('Enter');
  await mark;
  await expect(page).toHaveURL(`${address}#page-layout`);
  await expect(page.locator('.announcer')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(link).not.toHaveAttribute('data-copied');

  await openHydrated(page, address);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#page-layout`);
  await expect(link).not.toHaveAttribute('data-copied');
  await expect(page.locator('.announcer')).toHaveCount(0);
});
