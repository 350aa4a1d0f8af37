import {expect, openHydrated, test} from '../../support/browser';

/** A phone in dark mode has the most styles to undo for print. */
test.use({viewport: {width: 390, height: 800}, colorScheme: 'dark'});

const white = 'rgb(255, 255, 255)';

test('print: only the text, in light colours', async ({page}) => {
  await openHydrated(page, '/public_rest_api/authentification/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print'});

  const visibleControls = await page
    .locator(
      'nav, aside, .theme-doc-footer-tags-row, .hash-link, main .dropdown, footer a, button, input',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(visibleControls).toEqual([]);
  await expect(page.locator('main h1')).toBeVisible();

  await expect(page.locator('html')).toHaveCSS('background-color', white);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  for (const text of ['main p', 'main td', 'main pre code', '.theme-admonition']) {
    const colour = await page
      .locator(text)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number);
    expect(Math.max(red!, green!, blue!), text).toBeLessThan(160);
  }
  const imageUrls = await page
    .locator('figure > a img:visible')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({src}) => src));
  expect(imageUrls.length).toBeGreaterThan(0);
  expect(imageUrls.filter((src) => !src.endsWith('-light.svg'))).toEqual([]);
});

test('print: nothing is cut off, collapsed or split', async ({page}) => {
  await openHydrated(page, '/datasets/lift_tutorials/');
  await page.locator('figure > a').first().click();
  await page.setViewportSize({width: 680, height: 1000});
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('dialog')).toBeHidden();

  const walkthrough = page.locator('main section').first();
  const captions = walkthrough.locator('figcaption');
  expect(await captions.count()).toBeGreaterThan(3);
  for (const caption of await captions.all()) {
    await expect(caption).toBeVisible();
  }
  const overflowing = await page
    .locator('main :is(pre, table, figure)')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element.getBoundingClientRect().right > window.innerWidth)
          .length,
    );
  expect(overflowing).toBe(0);
});
