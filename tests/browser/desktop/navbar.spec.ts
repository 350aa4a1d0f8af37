import {expect, openHydrated, test, type Page} from '../../support/browser';
import {scrollTo} from '../../support/scroll';
import {expectFullyVisible} from '../../support/fullyVisible';

const navbar = (page: Page) => page.locator('.navbar');

/** Scrolls twice: the navbar ignores the direction of the first scroll. */
async function scrollDown(page: Page): Promise<void> {
  await scrollTo(page, 400);
  await scrollTo(page, 1600);
}

test('the navbar has documentation on the left; search, language and sign-in on the right', async ({
  page,
}) => {
  const anchor = '#planned-removals';
  const heading = page.locator(anchor);
  await openHydrated(page, `/versions/${anchor}`);
  // The navbar covers no heading, on a first visit or from the contents.
  await expectFullyVisible(heading);
  expect((await heading.boundingBox())!.y).toBeLessThan(80);
  await scrollTo(page, 0);
  await page.locator(`.table-of-contents a[href="${anchor}"]`).first().click();
  await expectFullyVisible(heading);

  const left = navbar(page).locator('.navbar__items').first();
  const right = navbar(page).locator('.navbar__items--right');
  await left.getByRole('link', {name: 'Documentation'}).click();
  await expect(page).toHaveURL('/');
  await expect(right.getByRole('button', {name: 'Search'})).toBeVisible();
  await expect(right.getByRole('button', {name: 'English'})).toBeVisible();
  await right.getByRole('link', {name: 'Sign In'}).press('Enter');
  await expect(page).toHaveURL('/administration/user_account_settings/#sign-in');
  await expectFullyVisible(page.locator('#sign-in'));
});

test('the navbar hides on scroll down and returns on scroll up, unless it is in use', async ({
  page,
}) => {
  await openHydrated(page, '/glossary/');
  await scrollDown(page);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 1300);
  await expect(navbar(page)).toBeInViewport();

  await scrollTo(page, 0);
  // Press a key: the navbar only stays for keyboard focus.
  await page.keyboard.press('Tab');
  await navbar(page).locator('.navbar__brand').focus();
  await expect(navbar(page).locator(':focus')).toHaveCount(1);
  await scrollDown(page);
  // The theme still sets the class.
  await expect(navbar(page)).toHaveClass(/navbarHidden/);
  await expect(navbar(page).locator(':focus')).toBeInViewport({ratio: 1});
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(navbar(page)).not.toBeInViewport();

  await scrollTo(page, 0);
  await page.getByRole('button', {name: 'English'}).click();
  await page.mouse.move(640, 500);
  await scrollDown(page);
  await expect(navbar(page)).toHaveClass(/navbarHidden/);
  await expect(navbar(page)).toHaveCSS('transform', 'none');

  await test.step("the navbar doesn't cover a control reached by Shift+Tab", async () => {
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await page.locator('.pagination-nav a').first().focus();
    const start = (await page.evaluate(() => window.scrollY)) - 100;
    await scrollTo(page, start);
    await expect(navbar(page)).toBeInViewport();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Shift+Tab');
      await expectFullyVisible(page.locator(':focus'));
    }
    // Some controls were above the viewport.
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(start - 500);
  });
});

test('a dropdown opens and closes by pointer, Enter, Space and Escape', async ({page}) => {
  await openHydrated(page, '/tags/');
  const trigger = navbar(page).getByRole('button', {name: 'English'});
  const entries = navbar(page).locator('.dropdown__menu').getByRole('link');
  const expectOpen = (isOpen: boolean) =>
    expect(trigger).toHaveAttribute('aria-expanded', String(isOpen));
  await trigger.hover();
  await expectOpen(true);
  await entries.last().hover();
  await expect(entries.first()).toBeVisible();
  await page.mouse.move(640, 500);
  await expectOpen(false);
  await expect(entries).toHaveCount(0);
  await trigger.click();
  await page.mouse.move(640, 500);
  await expect(entries.first()).toBeVisible();
  await page.mouse.click(640, 500);
  await expectOpen(false);

  for (const key of ['Enter', 'Space']) {
    await trigger.press(key);
    await expectOpen(true);
    await expect(entries).toHaveCount(2);
    const id = await trigger.getAttribute('aria-controls');
    await expect(page.locator(`ul[id="${id}"]`)).toBeVisible();
    await trigger.press(key);
    await expectOpen(false);
  }
  await trigger.press('Enter');
  const nextLink = navbar(page).getByRole('link', {name: 'Sign In'});
  for (const next of [entries.first(), entries.last(), nextLink]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await expectOpen(false);

  await trigger.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expectOpen(false);
  const elsewhere = page.locator('main a').first();
  await elsewhere.focus();
  await page.mouse.move(640, 500);
  await trigger.hover();
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(elsewhere).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 1100, height: 800}});

  test('a dropdown opens and closes', async ({page}) => {
    await openHydrated(page, '/tags/');
    const trigger = navbar(page).getByRole('button', {name: 'English'});
    for (const isOpen of ['true', 'false', 'true']) {
      await trigger.tap();
      await expect(trigger).toHaveAttribute('aria-expanded', isOpen);
    }
    await page.getByRole('link', {name: 'Français', exact: true}).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
