import {expect, openHydrated, test, type Page} from '../../support/browser';

const toggleOf = (page: Page) => page.getByRole('button', {name: 'Colour mode'});

test.describe('the colour mode', () => {
  test('cycles through light, dark and system, is remembered, and does not flash', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.addInitScript(() => {
      const changes: [number, string | undefined][] = [];
      const watch = () => changes.push([performance.now(), document.documentElement.dataset.theme]);
      const options = {attributes: true, attributeFilter: ['data-theme'], subtree: true};
      new MutationObserver(watch).observe(document, options);
      Object.assign(window, {changes});
    });
    await openHydrated(page, '/tags/');
    const html = page.locator('html');
    const expectMode = async (name: string, theme: string) => {
      await expect(toggleOf(page)).toHaveAccessibleName(`Colour mode: ${name}`);
      await expect(html).toHaveAttribute('data-theme', theme);
    };
    const expectNoFlash = async (theme: string, background: string) => {
      // The first paint can follow hydration.
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      const {changes, firstPaint} = await page.evaluate(() => ({
        changes: (window as unknown as {changes: [number, string][]}).changes,
        firstPaint: performance.getEntriesByName('first-paint')[0]!.startTime,
      }));
      expect(changes.map(([, value]) => value)).toEqual([theme]);
      expect(changes[0]![0]).toBeLessThanOrEqual(firstPaint);
      await expect(html).toHaveCSS('background-color', background);
    };
    await expectMode('system', 'dark');
    await expectNoFlash('dark', 'rgb(18, 22, 42)');
    await toggleOf(page).click();
    await expectMode('light', 'light');
    await page.reload();
    await expectMode('light', 'light');
    await expectNoFlash('light', 'rgb(255, 255, 255)');
    await toggleOf(page).click();
    await expectMode('dark', 'dark');
    await toggleOf(page).press('Enter');
    await expectMode('system', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode('system', 'light');
  });

  test('only toggles light and dark if the system preference is ignored', async ({page}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const [before, after] = (await response.text()).split('"respectPrefersColorScheme":true');
      await route.fulfill({response, body: `${before}"respectPrefersColorScheme":false${after}`});
    });
    await openHydrated(page, '/tags/');
    for (const mode of ['dark', 'light', 'dark']) {
      await toggleOf(page).click();
      await expect(toggleOf(page)).toHaveAccessibleName(`Colour mode: ${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
  });
});
