import {expect, openHydrated, test, type Page} from '../../support/browser';
import {openWithDelayedScripts} from '../../support/firstPaint';

const toggleOf = (page: Page) => page.getByRole('button', {name: 'Colour mode'});

test('cycles through light, dark and system, is remembered, and does not flash', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, '/tags/');
  const html = page.locator('html');
  const expectMode = async (name: string, theme: string) => {
    await expect(toggleOf(page)).toHaveAccessibleName(`Colour mode: ${name}`);
    await expect(html).toHaveAttribute('data-theme', theme);
  };
  await expectMode('system', 'dark');
  await toggleOf(page).click();
  await expectMode('light', 'light');
  await openWithDelayedScripts(page, '/glossary/', () =>
    expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)'),
  );
  await expectMode('light', 'light');
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
