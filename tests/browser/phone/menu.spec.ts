import {expect, openHydrated, test, type Locator, type Page} from '../../support/browser';

function findSmallTargets(container: Locator): Promise<string[]> {
  return container.evaluate((root) =>
    [...root.querySelectorAll('a, button')]
      .filter((target) => !target.closest('[inert]') && target.checkVisibility())
      .map((target) => ({target, box: target.getBoundingClientRect()}))
      .filter(({box}) => Math.min(box.width, box.height) < 44)
      .map(({target, box}) => `${target.outerHTML}: ${box.width} x ${box.height}`),
  );
}

let menu: Locator;
let toggle: Locator;

async function openMenu(page: Page, path: string): Promise<void> {
  menu = page.getByRole('dialog', {name: 'Site menu'});
  toggle = page.getByRole('button', {name: 'Open the menu'});
  await openHydrated(page, path);
  await toggle.click();
  await expect(menu).toBeInViewport();
  await expect(menu).toHaveCSS('transform', 'none');
}

test('opens on the pages, goes back to the main menu, and closes: on a link, Back, and the logo', async ({
  page,
}) => {
  await openMenu(page, '/roadmapping/export/');
  const languages = menu.getByRole('list', {name: 'Languages'});
  await expect(languages).toBeInViewport({ratio: 1});
  await expect(languages.locator('[aria-current]')).toHaveText('English');
  await menu.getByRole('button', {name: 'Colour mode'}).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  const currentEntry = menu.locator('[aria-current="page"]').filter({visible: true}).last();
  await expect(currentEntry).toHaveAttribute('href', '/roadmapping/export/');
  await expect(menu.getByRole('link', {name: 'Sign In'})).not.toBeInViewport();
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu.getByRole('link', {name: 'Sign In'})).toBeInViewport({ratio: 1});
  await expect(menu.getByRole('button', {name: 'Back to main menu'})).not.toBeInViewport();
  await menu.getByRole('button', {name: 'Close the menu'}).click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
  await page.touchscreen.tap(380, 400);
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.locator('[href="/roadmapping/navigate/"]').click();
  await expect(page.locator('h1')).toHaveText('Move around a roadmap');
  await expect(page).toHaveURL('/roadmapping/navigate/');
  await expect(menu).toBeHidden();
  // The page gets the focus after it has been painted.
  await expect(toggle).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[href="#__docusaurus_skipToContent_fallback"]')).toBeFocused();
  await toggle.click();
  await page.evaluate(() => window.history.back());
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/roadmapping/navigate/');
  await toggle.click();
  await menu.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('button', {name: 'Back to main menu'}).tap();
  await languages.getByRole('link', {name: 'Français'}).tap();
  await expect(page).toHaveURL('/fr/');
});

test("works by keyboard, restores focus and scrolling, doesn't move with reduced motion; targets are 44 px", async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openMenu(page, '/versions/');
  for (const moving of [menu, menu.locator('.navbar-sidebar__items')]) {
    await expect(moving).toHaveCSS('transition-duration', '0s');
  }
  expect(await findSmallTargets(menu)).toEqual([]);
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  expect(await findSmallTargets(menu)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await findSmallTargets(page.locator('.navbar__inner'))).toEqual([]);

  await page.emulateMedia({reducedMotion: 'no-preference'});
  await toggle.click();
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');

  await toggle.press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', {name: 'Back to main menu'}).press('Enter');
  // The button that had the focus is no longer shown.
  await expect(menu.getByRole('link', {name: 'Documentation'})).toBeFocused();
  await expect(menu.getByRole('link', {name: 'Français'})).toHaveCount(1);
  await menu.getByRole('button', {name: 'Close the menu'}).press('Space');
  await expect(toggle).toBeFocused();
});

test("shows the entry of the current page, closes at desktop width; shortcuts don't open search behind", async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 500});
  await openMenu(page, '/navigation_actions/');
  await expect(menu.locator('[href="/navigation_actions/"]')).toBeInViewport({ratio: 1});
  await expect(menu.getByRole('button', {name: 'Back to main menu'})).toBeInViewport({
    ratio: 0.99,
  });
  await page.setViewportSize({width: 997, height: 800});
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({width: 390, height: 800});

  const box = page.locator('.DocSearch-Modal');
  for (const opener of [
    page.getByRole('button', {name: 'Open the menu'}),
    page.getByTitle('Enlarge the figure').first(),
  ]) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // If search were open behind the overlay, this would close it.
    await page.keyboard.press('Control+k');
    await expect(box.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box).toHaveCount(0);
  }
});
