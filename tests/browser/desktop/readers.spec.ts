import {expect, test} from '../../support/browser';
import {openHydrated} from '../../support/hydrated';

/** Without the setting: `owner.readers.spec.ts` tries the site with it. */
test('a site that asks its readers nothing shows no control, and is sent nothing', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      sent.push(request.url());
    }
    if (!request.url().startsWith(baseURL!)) {
      elsewhere.push(request.url());
    }
  });
  await openHydrated(page, '/glossary/');
  await expect(page.locator('.theme-doc-footer button')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').pressSequentially('zzyzx');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await page.locator('.DocSearch-Input').press('Escape');
  await page.goto('/fr/search/?q=zzyzx');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await page.goto('/');
  expect([sent, elsewhere]).toEqual([[], []]);
});
