import {expect, test} from '../../support/browser';

test('shows the base address banner only if neither scripts nor styles load', async ({page}) => {
  for (const [blockedFiles, isHydrated, banners] of [
    [/\.css$/, true, []],
    [/\.js$/, false, []],
    [/\.(?:js|css)$/, false, ['This site did not load properly. Its base address is /']],
  ] as const) {
    await page.route(blockedFiles, (route) => route.abort());
    await page.goto('/tags/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', String(isHydrated));
    await expect(page.getByRole('alert')).toHaveText([...banners]);
    await page.unroute(blockedFiles);
  }
});
