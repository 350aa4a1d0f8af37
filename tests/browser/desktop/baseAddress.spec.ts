import {expect, test, type Page} from '../../support/browser';

const banner = (page: Page) => page.getByRole('alert');

test('shows the base address banner if neither scripts nor styles load', async ({page}) => {
  await page.route(/\.(?:js|css)$/, (route) => route.abort());
  await page.goto('/glossary/');
  await expect(banner(page)).toHaveText('This site did not load properly. Its base address is /');
});

for (const [loadedKind, blockedFiles] of [
  ['scripts', '**/*.css'],
  ['styles', '**/*.js'],
] as const) {
  test(`shows no base address banner if the ${loadedKind} load`, async ({page}) => {
    await page.route(blockedFiles, (route) => route.abort());
    await page.goto('/glossary/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      String(loadedKind === 'scripts'),
    );
    await expect(banner(page)).toHaveCount(0);
  });
}
