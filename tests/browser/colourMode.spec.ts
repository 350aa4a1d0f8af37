import {expect, test, type Page} from '@playwright/test';
import {locales, localized, type Locale} from '../support/contract';
import {openHydrated} from '../support/hydrated';

const names: Record<Locale, {toggle: string; light: string; dark: string; system: string}> = {
  en: {
    toggle: 'Colour mode',
    light: 'Colour mode: light',
    dark: 'Colour mode: dark',
    system: 'Colour mode: system',
  },
  fr: {
    toggle: 'Mode de couleur',
    light: 'Mode de couleur : clair',
    dark: 'Mode de couleur : sombre',
    system: 'Mode de couleur : système',
  },
};

const surfaces = {light: 'rgb(255, 255, 255)', dark: 'rgb(18, 22, 42)'};

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Stores a choice before any script of a page runs. */
const store = (page: Page, theme: string) =>
  page.addInitScript((value) => localStorage.setItem('theme', value), theme);

for (const locale of locales) {
  const name = names[locale];
  const at = (path: string) => localized(path, locale);
  const toggleOf = (page: Page) => page.getByRole('button', {name: name.toggle});

  test.describe(`the colour mode in ${locale}`, () => {
    test('goes light, dark, system, and is remembered', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await openHydrated(page, at('/'));
      const html = page.locator('html');
      const toggle = toggleOf(page);
      await expect(toggle).toHaveAccessibleName(name.system);
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await toggle.click();
      await expect(toggle).toHaveAccessibleName(name.light);
      await expect(html).toHaveAttribute('data-theme', 'light');
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'light');
      await toggle.press('Enter');
      await expect(toggle).toHaveAccessibleName(name.dark);
      await toggle.press('Space');
      await expect(toggle).toHaveAccessibleName(name.system);
      await page.emulateMedia({colorScheme: 'light'});
      await expect(html).toHaveAttribute('data-theme', 'light');
    });

    test('is said to a screen reader when it changes, and not on load', async ({page}) => {
      await openHydrated(page, at('/glossary/'));
      const status = page.locator('.navbar').getByRole('status');
      await expect(status).toHaveText('');
      for (const mode of [name.light, name.dark, name.system]) {
        await toggleOf(page).click();
        await expect(status).toHaveText(mode);
      }
      await toggleOf(page).click();
      await page.reload();
      await expect(toggleOf(page)).toHaveAccessibleName(name.light);
      await expect(status).toHaveText('');
    });

    test('follows in a second tab', async ({page, context}) => {
      await openHydrated(page, at('/glossary/'));
      const second = await context.newPage();
      await openHydrated(second, at('/versions/'));
      await toggleOf(second).click();
      await toggleOf(second).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(toggleOf(page)).toHaveAccessibleName(name.dark);
    });

    test('is harmed by no value that was stored and is no mode', async ({page}) => {
      const failures: string[] = [];
      page.on('pageerror', ({message}) => failures.push(message));
      await store(page, 'blue');
      await openHydrated(page, at('/glossary/'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('.navbar__logo img').first()).toBeVisible();
      await expect(toggleOf(page)).toHaveAccessibleName(name.light);
      await expect(toggleOf(page).locator('svg:visible')).toHaveCount(1);
      await toggleOf(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(failures).toEqual([]);
    });

    const cases = [
      {title: 'a dark system', system: 'dark', stored: undefined, mode: 'dark'},
      {title: 'a light system', system: 'light', stored: undefined, mode: 'light'},
      {title: 'dark as it was chosen', system: 'light', stored: 'dark', mode: 'dark'},
      {title: 'light as it was chosen', system: 'dark', stored: 'light', mode: 'light'},
    ] as const;
    for (const {title, system, stored, mode} of cases) {
      test(`does not flash on load: ${title}, before any script of the bundle`, async ({page}) => {
        await page.route('**/assets/js/**', (route) => route.abort());
        await page.emulateMedia({colorScheme: system});
        if (stored) {
          await store(page, stored);
        }
        await page.goto(at('/glossary/'), {waitUntil: 'domcontentloaded'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        expect(await background(page)).toBe(surfaces[mode]);
        await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      });
    }

    test('does not flash on load: it is set once, before the first paint', async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await store(page, 'dark');
      await page.addInitScript(() => {
        const changes: [number, string | undefined][] = [];
        const watch = () =>
          changes.push([performance.now(), document.documentElement.dataset.theme]);
        const options = {attributes: true, attributeFilter: ['data-theme'], subtree: true};
        new MutationObserver(watch).observe(document, options);
        Object.assign(window, {changes});
      });
      await openHydrated(page, at('/glossary/'));
      await expect(toggleOf(page)).toHaveAccessibleName(name.dark);
      const {changes, firstPaint} = await page.evaluate(() => ({
        changes: (window as unknown as {changes: [number, string][]}).changes,
        firstPaint: performance.getEntriesByName('first-paint')[0]!.startTime,
      }));
      expect(changes.map(([, theme]) => theme)).toEqual(['dark']);
      expect(changes[0]![0]).toBeLessThanOrEqual(firstPaint);
      expect(await background(page)).toBe(surfaces.dark);
    });
  });
}
