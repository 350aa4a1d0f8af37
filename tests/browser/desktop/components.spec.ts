import {expect, openHydrated, test} from '../../support/browser';

test('a figure reserves its space, shows one colour mode and has a text alternative', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, '/fr/roadmapping/manage_link_settings/');
  const figure = page.locator('#link-types ~ figure').first();
  await figure.scrollIntoViewIfNeeded();
  const image = figure.getByRole('img').first();
  await expect(image).toHaveAttribute('src', '/fr/figures/fr/link-types-dark.svg');
  await expect(image).toHaveAttribute('alt', /^Schéma/);
  const width = Number(await image.getAttribute('width'));
  const height = Number(await image.getAttribute('height'));
  await expect
    .poll(async () => {
      const box = (await image.boundingBox())!;
      return box.width / box.height;
    })
    .toBeCloseTo(width / height, 1);
});

test('only the image of the current colour mode is loaded; the keyboard enlarges it', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.emulateMedia({colorScheme: 'light'});
  await openHydrated(page, '/roadmapping/manage_link_settings/');
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => requestedUrls.some((url) => url.endsWith('link-types-light.svg')))
    .toBe(true);
  expect(requestedUrls.filter((url) => /figures\/.*-dark\.svg$/.test(url))).toEqual([]);

  const link = page.locator('figure > a').first();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Figure', exact: true});
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('an enlarged figure closes by its button or a click outside the image', async ({page}) => {
  await openHydrated(page, '/roadmapping/manage_link_settings/');
  const link = page.locator('figure > a').first();
  const dialog = page.getByRole('dialog');
  await link.click();
  await dialog.getByRole('img').click();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test.describe('a walkthrough', () => {
  const address = '/roadmapping/timeline_tutorials/';

  test('steps to the next and the previous frame', async ({page}) => {
    await openHydrated(page, address);
    const walkthrough = page.getByRole('region', {name: /^Six frames/});
    const position = walkthrough.getByRole('status');
    await walkthrough.getByRole('button', {name: 'Next'}).click();
    await expect(position).toHaveText('Frame 2 of 6');
    await page.keyboard.press('Enter');
    await expect(position).toHaveText('Frame 3 of 6');
    await expect(position).toBeInViewport();
    await walkthrough.getByRole('button', {name: 'Previous'}).click();
    await expect(position).toHaveText('Frame 2 of 6');
  });

  test('only plays on request, plays to the end, and pauses', async ({page}) => {
    await page.clock.install();
    await openHydrated(page, address);
    // Until then, the clock also runs by itself.
    await page.clock.pauseAt(Date.now() + 60_000);
    const walkthrough = page.getByRole('region', {name: /^Six frames/});
    const position = walkthrough.getByRole('status');
    await page.clock.runFor(60_000);
    await expect(position).toHaveText('Frame 1 of 6');
    await expect(walkthrough.locator('figcaption:visible')).toHaveCount(1);
    await expect(walkthrough.getByRole('button', {name: 'Previous'})).toBeDisabled();
    await walkthrough.getByRole('button', {name: 'Play'}).click();
    await page.clock.runFor(5_500);
    await expect(position).toHaveText('Frame 2 of 6');
    await walkthrough.getByRole('button', {name: 'Pause'}).click();
    await page.clock.runFor(20_000);
    await expect(position).toHaveText('Frame 2 of 6');
    await walkthrough.getByRole('button', {name: 'Play'}).click();
    await page.clock.runFor(40_000);
    await expect(position).toHaveText('Frame 6 of 6');
    await expect(walkthrough.getByRole('button', {name: 'Play'})).toBeVisible();
  });
});
