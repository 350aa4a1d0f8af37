import {expect, test} from '../../support/browser';
import {openHydrated} from '../../support/hydrated';

test('the home page works by touch: a wide search, links a finger can hit', async ({page}) => {
  await openHydrated(page, '/');
  const small = await page.locator('.theme-doc-markdown > nav a').evaluateAll((links) =>
    links
      // A card answers as a whole.
      .map((link) => (link.closest('li:has(.icon)') ?? link).getBoundingClientRect().height)
      .filter((height) => height < 44),
  );
  expect(small).toEqual([]);
  const search = page.getByRole('main').getByRole('link', {name: 'Search the documentation'});
  expect((await search.boundingBox())!.width).toBeGreaterThan(340);
  await search.tap();
  await expect(page.locator('.DocSearch-Input')).toBeVisible();
});

test('the menu of a phone has the icons', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await page.getByRole('button', {name: 'Open the menu'}).tap();
  const entry = page.locator('.navbar-sidebar .theme-doc-sidebar-item-link > .menu__link--active');
  await expect(entry).toBeVisible();
  const icon = await entry.evaluate((link) => getComputedStyle(link, '::before').maskImage);
  expect(icon).toContain('data:image/svg+xml');
});
