import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';

const banner = (page: Page) => page.getByRole('alert');

test('a site of which neither scripts nor styles came says that it did not load', async ({
  page,
}) => {
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  for (const [address, words] of [
    ['/', 'This site did not load properly. Check its base address: this build is for /'],
    ['/fr/', /^Ce site ne s’est pas chargé correctement/],
  ] as const) {
    await page.goto(address);
    await expect(banner(page)).toHaveText(words);
  }
});

test('a site of which the scripts alone did not come reads without that banner', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a site of which the styles alone did not come works without that banner', async ({page}) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(banner(page)).toHaveCount(0);
});
