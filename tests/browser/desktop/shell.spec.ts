import {expect, test} from '../../support/browser';
import {holdFiles} from '../../support/hold';
import {openHydrated, openIntercepted} from '../../support/hydrated';

test('an unlisted page is in no menu, and its way back is the breadcrumb', async ({page}) => {
  await openHydrated(page, '/public_rest_api/routing/');
  await expect(page.locator('.menu').getByRole('link', {name: 'Routing'})).toHaveCount(0);
  await page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'Public REST API'})
    .click();
  await expect(page).toHaveURL('/category/public-rest-api/');
  await expect(page.getByRole('main').getByRole('link', {name: 'Routing'})).toBeVisible();
});

test('the table of contents holds levels 2 and 3', async ({page}) => {
  await openHydrated(page, '/administration/admin_get_started/');
  const contents = page.locator('.table-of-contents').first();
  await expect(contents.getByRole('link', {name: 'Give roles'})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'Permissions matrix'})).toBeVisible();
});

test('the progress bar comes when a page takes more than 200 ms, without a spinner', async ({
  page,
}) => {
  await page.clock.install();
  await openIntercepted(page, '/glossary/');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const release = await holdFiles(page, '**/assets/js/*.js');
  const asked = page.waitForRequest('**/assets/js/*.js');
  await page.locator('.menu').getByRole('link', {name: 'Support', exact: true}).first().click();
  await asked;
  const bar = page.locator('#nprogress .bar');
  await page.clock.runFor(190);
  await expect(bar).not.toBeAttached();
  await page.clock.runFor(20);
  await expect(bar).toBeAttached();
  await expect(bar).not.toHaveAttribute('role');
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL('/category/support/');
  await expect(bar).not.toBeAttached();
});

test('the skip link is first and leads to the text', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  // Upstream takes the focus away at once: where the next Tab goes on from is up to the browser.
  const text = page.locator('main');
  await text.evaluate((main) => {
    main.addEventListener('focus', () => main.setAttribute('data-reached', ''));
  });
  await skip.press('Enter');
  await expect(text).toHaveAttribute('data-reached');
});
