import {expect, openHydrated, test} from '../../support/browser';

test('the home page works by touch: a wide search, links a finger can hit', async ({page}) => {
  await openHydrated(page, '/');
  const small = await page.locator('.theme-doc-markdown > nav a[href]').evaluateAll((links) =>
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
