import {expect, openHydrated, test, type Page} from '../../support/browser';

const detailBelowTitle = (page: Page, n: number) =>
  page.locator('h1').locator(`xpath=following::div[${n}]`);
const details = (page: Page) => detailBelowTitle(page, 2);
const address = '/roadmapping/export/';

test('a page shows description, time, tags and translation below its title; headings have a link', async ({
  page,
}) => {
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
  const headingLink = page.locator('#page-layout > .hash-link');
  await expect(headingLink).toHaveAccessibleName('Direct link to Page layout');
  await headingLink.press('Enter');
  await expect(page).toHaveURL(`${address}#page-layout`);
  await expect(page.locator('#page-layout')).toBeInViewport();

  const french = details(page).getByRole('link', {name: 'Lire en français'});
  await expect(french).toHaveAttribute('lang', 'fr');
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await french.click();
  await expect(page).toHaveURL(`/fr${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // A page with its own level 1 heading.
  await page.goto('/support_fr/');
  await expect(page.locator('h1')).toHaveText('Support');
  await expect(details(page)).toContainText(/\d+ min read/);
});
