import {expect, test, type Page} from '../../support/browser';

const banner = (page: Page) => page.getByRole('alert');

test('a page without its scripts and styles names its base address only', async ({page}) => {
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.goto('/glossary/');
  await expect(banner(page)).toHaveText('This site did not load properly. Its base address is /');
});

test('a page with its styles has no base address banner', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/glossary/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a page with its scripts has no base address banner', async ({page}) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(banner(page)).toHaveCount(0);
});
