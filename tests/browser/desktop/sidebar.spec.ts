import {expect, openHydrated, test, type Locator, type Page} from '../../support/browser';
import {openWithDelayedScripts} from '../../support/firstPaint';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');

const hideButton = (page: Page) => page.getByRole('button', {name: 'Hide the sidebar'});
const showButton = (page: Page) => page.getByRole('button', {name: 'Show the sidebar'});
const menu = (page: Page) => page.getByRole('navigation', {name: 'Documentation menu'});

test('hides and shows by click and keys, and keeps the focus', async ({page}) => {
  await openHydrated(page, '/roadmapping/export/');
  const widthOf = async (element: Locator) => (await element.boundingBox())!.width;
  const width = await widthOf(page.locator('article'));
  await hideButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => widthOf(sidebar(page))).toBe(30);
  await expect.poll(() => widthOf(page.locator('article'))).toBeGreaterThan(width);
  await showButton(page).click();
  await expect(menu(page)).toBeVisible();
  await hideButton(page).press('Enter');
  await expect(showButton(page)).toBeFocused();
  await expect(menu(page)).toBeHidden();

  await test.step('stays hidden on other pages, on tags and in French', async () => {
    await page.locator('a[href="/tags/roadmap/"]').click();
    await expect(page).toHaveURL('/tags/roadmap/');
    await page.locator('.navbar').getByRole('link', {name: 'Documentation'}).click();
    await expect(sidebar(page)).toBeAttached();
    await expect(menu(page)).toBeHidden();
    await openWithDelayedScripts(page, '/glossary/', async () => {
      expect((await sidebar(page).boundingBox())!.width).toBe(30);
      await expect(menu(page)).toBeHidden();
    });
    await expect(showButton(page)).toBeVisible();
    await page.goto('/fr/glossary/');
    await expect(sidebar(page).locator('.menu')).toBeHidden();
    await page.getByRole('button', {name: 'Afficher le menu latéral'}).click();
    await page.reload();
    await expect(sidebar(page).locator('.menu')).toBeVisible();
  });
});

test('opens and closes a category by keys, and closes the previous one', async ({page}) => {
  await openHydrated(page, '/roadmapping/export/');
  const previousEntry = sidebar(page).locator('a[href="/roadmapping/manage_link_settings/"]');
  await expect(previousEntry).toBeVisible();
  const button = sidebar(page).getByRole('button', {name: '“List and Kanban views”'});
  const entry = sidebar(page).locator('a[href="/projects/projects_views/kanban/"]');
  for (const key of ['Enter', 'Space']) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
    await expect(previousEntry).toBeHidden();
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();
  }

  // Categories with more entries open more slowly.
  const durationOf = (name: string) =>
    sidebar(page)
      .getByRole('button', {name})
      .evaluate((button: HTMLElement) => {
        const item = button.closest('li')!;
        const duration = new Promise<number>((resolve) => {
          const read = () => {
            const {transitionDuration = ''} = item.querySelector('ul')?.style ?? {};
            if (transitionDuration) {
              resolve(parseFloat(transitionDuration));
            }
          };
          new MutationObserver(read).observe(item, {attributes: true, subtree: true});
        });
        button.click();
        return duration;
      });
  const shortDuration = await durationOf('“Administration”');
  expect(shortDuration).toBeGreaterThan(0);
  expect(await durationOf('“Roadmaps”')).toBeGreaterThan(shortDuration);

  await test.step('Space activates a link with the role of a button, once per press', async () => {
    await sidebar(page).getByRole('button', {name: '“Datasets”'}).press('Enter');
    const category = page.locator('.menu').getByRole('button', {name: 'Connectors'});
    await category.focus();
    const scrollTop = await page.evaluate(() => window.scrollY);
    await page.keyboard.down('Space');
    await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.menu a[href$="/gitlab/"]')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollTop);
  });
});

test('shows the current page in a low window; marks the area of an unlisted page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 480});
  const active = sidebar(page).locator('.menu__link--active');
  for (const path of ['/navigation_actions/', '/datasets/connectors/smartsheet/']) {
    await openHydrated(page, path);
    const entry = sidebar(page).locator('[aria-current="page"]');
    await expect(entry).toBeInViewport({ratio: 1});
    const scroller = sidebar(page).locator('.menu');
    expect(await scroller.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(page.locator('html')).toHaveAttribute('data-area', 'datasets');
  await page.locator('.navbar .navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-area');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});

  // The parent of a category without an index page is marked.
  await page.goto('/datasets/connectors/sharepoint_server/');
  await expect(active).toHaveText(['Datasets']);
  await expect(page.getByRole('navigation', {name: 'Connectors'})).toBeVisible();
});
