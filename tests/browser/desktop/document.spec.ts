import {expect, openHydrated, test, type Page} from '../../support/browser';
import {expectTabOrder} from '../../support/tabOrder';

const belowTitle = (page: Page, n: number) =>
  page.locator('h1').locator(`xpath=following::div[${n}]`);
const address = '/roadmapping/export/';

test('a page shows description and “Copy page” below its title, tags at its end; headings have a link', async ({
  page,
}) => {
  await openHydrated(page, address);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  await expect(belowTitle(page, 1)).toHaveText(description!);
  await expect(belowTitle(page, 2)).toHaveText(/^Copy page/);
  const link = page.getByRole('article').getByRole('link', {name: 'Roadmap', exact: true});
  await expect(link).toHaveAttribute('href', '/tags/roadmap/');
  const headingLink = page.locator('#page-layout > .hash-link');
  await expect(headingLink).toHaveAccessibleName('Direct link to Page layout');
  await headingLink.press('Enter');
  await expect(page).toHaveURL(`${address}#page-layout`);
  await expect(page.locator('#page-layout')).toBeInViewport();

  // A page with its own level 1 heading.
  await page.goto('/support_fr/');
  await expect(page.locator('h1')).toHaveText('Support');
  await expect(belowTitle(page, 2)).toHaveText(/^Copy page/);
});

test('Tab reaches the whole page, with a visible focus everywhere', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openHydrated(page, '/datasets/lift_tutorials/');
  await expectTabOrder(page);
});
