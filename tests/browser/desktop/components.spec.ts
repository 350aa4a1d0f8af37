import {expect, openHydrated, test} from '../../support/browser';

test('a figure loads the image of the current colour mode, and enlarges by keyboard', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, '/roadmapping/manage_link_settings/');
  const image = page.locator('figure').first().getByRole('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', '/figures/en/link-types-dark.svg');
  await expect(image).toHaveAttribute('alt', /./);
  await expect.poll(() => requestedUrls.some((url) => url.endsWith('-dark.svg'))).toBe(true);
  expect(requestedUrls.filter((url) => /figures\/.*-light\.svg$/.test(url))).toEqual([]);

  const link = page.locator('figure > a').first();
  const dialog = page.getByRole('dialog', {name: 'Figure', exact: true});
  await link.press('Enter');
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a walkthrough steps by its buttons, and only plays on request', async ({page}) => {
  await page.clock.install();
  await openHydrated(page, '/roadmapping/timeline_tutorials/');
  // Until then, the clock also runs by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  const walkthrough = page.getByRole('region', {name: /^Six frames/});
  const button = (name: string) => walkthrough.getByRole('button', {name});
  const expectFrame = (number: number) =>
    expect(walkthrough.getByRole('status')).toHaveText(`Frame ${number} of 6`);
  await page.clock.runFor(60_000);
  await expectFrame(1);
  await expect(walkthrough.locator('figcaption:visible')).toHaveCount(1);
  await expect(button('Previous')).toBeDisabled();
  await button('Play').click();
  await page.clock.runFor(5_500);
  await expectFrame(2);
  await button('Pause').click();
  await page.clock.runFor(20_000);
  await expectFrame(2);
  await button('Play').click();
  await page.clock.runFor(40_000);
  await expectFrame(6);
  await expect(button('Play')).toBeVisible();

  await button('Previous').click();
  await expectFrame(5);
  await button('Next').press('Enter');
  await expectFrame(6);
  await expect(walkthrough.getByRole('status')).toBeInViewport();
});
