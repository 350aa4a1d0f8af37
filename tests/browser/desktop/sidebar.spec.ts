import type {Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {holdScripts} from '../../support/heldScripts';
import {openHydrated} from '../../support/hydrated';

const aside = (page: Page) => page.locator('.theme-doc-sidebar-container');

/** The button that opens and closes a category. */
const caret = (page: Page, category: string) =>
  aside(page).getByRole('button', {name: `“${category}”`});

/** Addresses of the open categories. */
const openCategories = (page: Page) =>
  aside(page)
    .locator('.theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)')
    .locator('> div > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const menuScroll = (page: Page) =>
  aside(page)
    .locator('.menu')
    .evaluate((menu) => menu.scrollTop);

const hideButton = (page: Page) => page.getByRole('button', {name: 'Hide the sidebar'});
const showButton = (page: Page) => page.getByRole('button', {name: 'Show the sidebar'});
const menu = (page: Page) => page.getByRole('navigation', {name: 'Documentation menu'});

test.describe('the sidebar', () => {
  test('is hidden and shown by a click and by keys, and the focus stays on its button', async ({
    page,
  }) => {
    await openHydrated(page, '/glossary/');
    await expect(menu(page)).toBeVisible();
    const width = (await page.locator('article').boundingBox())!.width;
    await hideButton(page).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(async () => (await aside(page).boundingBox())!.width).toBe(30);
    expect((await page.locator('article').boundingBox())!.width).toBeGreaterThan(width);
    await showButton(page).click();
    await expect(menu(page)).toBeVisible();
    for (const key of ['Enter', 'Space']) {
      await hideButton(page).press(key);
      await expect(showButton(page)).toBeFocused();
      await expect(menu(page)).toBeHidden();
      await showButton(page).press(key);
      await expect(hideButton(page)).toBeFocused();
      await expect(menu(page)).toBeVisible();
    }
  });

  test('is passed by Tab while hidden: one stop, and nothing toggles', async ({page}) => {
    await openHydrated(page, '/glossary/');
    await hideButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(showButton(page)).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.navbar :focus')).toHaveCount(1);
    await expect(menu(page)).toBeHidden();
  });

  test('is passed by Tab while shown: its entries, then its button, then the page', async ({
    page,
  }) => {
    await openHydrated(page, '/roadmapping/export/');
    await page.locator('.navbar').getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    // Not the logo above the entries.
    await expect(aside(page).locator('.menu a').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(aside(page).locator('.menu__caret').first()).toBeFocused();
    await hideButton(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(aside(page).locator('.menu a').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(menu(page)).toBeVisible();
  });

  test('stays hidden after a reload, before the first paint and without a shift', async ({
    page,
  }) => {
    await openHydrated(page, '/roadmapping/export/');
    await hideButton(page).click();
    const release = await holdScripts(page);
    await page.reload({waitUntil: 'commit'});
    const places = () =>
      Promise.all([
        aside(page).boundingBox(),
        page.locator('h1').boundingBox(),
        page.locator('article p').last().boundingBox(),
        page.locator('.theme-layout-footer').boundingBox(),
      ]);
    await expect(page.locator('.theme-layout-footer')).toBeAttached();
    const before = await places();
    expect(before[0]!.width).toBe(30);
    await expect(menu(page)).toBeHidden();
    await expect(showButton(page)).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await places()).toEqual(before);
    await showButton(page).click();
    await page.reload();
    await expect(menu(page)).toBeVisible();
  });

  test('stays hidden on other pages, across the tags, the search and the other language', async ({
    page,
  }) => {
    await openHydrated(page, '/roadmapping/get_started/');
    await hideButton(page).click();
    await page.locator('a[href="/tags/roadmap/"]').click();
    await expect(page).toHaveURL('/tags/roadmap/');
    await page.locator('.breadcrumbs a[href="/tags/"]').click();
    await expect(page).toHaveURL('/tags/');
    await page.locator('.navbar').getByRole('link', {name: 'Documentation'}).click();
    await expect(aside(page)).toBeAttached();
    await expect(menu(page)).toBeHidden();
    await page.goto('/search/');
    await page.goto('/glossary/');
    await expect(showButton(page)).toBeVisible();
    await page.goto('/fr/glossary/');
    await expect(page.getByRole('button', {name: 'Afficher le menu latéral'})).toBeVisible();
    await expect(aside(page).locator('.menu')).toBeHidden();
  });

  test('opens and closes a category by Enter and Space, and says which it is', async ({page}) => {
    await openHydrated(page, '/glossary/');
    const button = caret(page, 'Views');
    const entry = aside(page).locator('a[href="/projects/projects_views/kanban/"]');
    for (const key of ['Enter', 'Space']) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(entry).toBeVisible();
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(entry).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('closes a category when another one opens', async ({page}) => {
    await openHydrated(page, '/roadmapping/export/');
    const entry = aside(page).locator('a[href="/roadmapping/manage_link_settings/"]');
    await expect(entry).toBeVisible();
    await caret(page, 'Views').click();
    await expect(entry).toBeHidden();
    expect(await openCategories(page)).toEqual(['/category/projects-views/']);
  });

  test.describe('in a low window', () => {
    test.use({viewport: {width: 1280, height: 480}});

    test('shows the current page when it opens, and does not scroll the page', async ({page}) => {
      for (const path of ['/datasets/connectors/smartsheet/', '/navigation_actions/']) {
        await openHydrated(page, path);
        const entry = aside(page).locator('[aria-current="page"]');
        await expect(entry).toBeInViewport({ratio: 1});
        expect(await menuScroll(page)).toBeGreaterThan(0);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
    });

    test('shows the current page when a link of the page leads there', async ({page}) => {
      await openHydrated(page, '/datasets/connectors/smartsheet/');
      await page.locator('.navbar .navbar__brand').click();
      await expect(page).toHaveURL('/');
      await expect(aside(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
    });
  });
});
