import type {Browser, Page} from '@playwright/test';
import {expect, test} from '../../support/browser';
import {localized} from '../../support/contract';
import {holdScripts} from '../../support/heldScripts';

/**
 * What a reader has without JavaScript, and with scripts that do not come.
 * Playwright's text and role selectors pass over <noscript>: what is in one is
 * found by its CSS.
 */

/** A page of every kind. */
const kinds: Record<string, string> = {
  'a page with figures': '/roadmapping/navigate/',
  'a page with code': '/public_rest_api/get_started/',
  'a category': '/category/datasets/',
  'the tags': '/tags/',
  'a tag': '/tags/roadmap/',
  'the search': '/search/',
  'the page that is not found': '/404.html',
};

const desktop = {viewport: {width: 1280, height: 900}};
const phone = {viewport: {width: 390, height: 800}, isMobile: true, hasTouch: true};

/** Does something on a page of a browser without JavaScript. */
async function withoutJavaScript(
  browser: Browser,
  screen: typeof desktop | typeof phone,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const baseURL = test.info().project.use.baseURL;
  const context = await browser.newContext({...screen, baseURL, javaScriptEnabled: false});
  await act(await context.newPage());
  await context.close();
}

const sidebar = '.theme-doc-sidebar-container .menu';

test.describe('without JavaScript', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} reads, and shows no button that nothing answers`, async ({browser}) => {
      for (const screen of [desktop, phone]) {
        await withoutJavaScript(browser, screen, async (page) => {
          await page.goto(path);
          await expect(page.locator('h1')).toBeVisible();
          expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
          await expect(page.locator('button:visible, a[href="#"]:visible')).toHaveCount(0);
        });
      }
    });
  }

  test('the panels of tabs are all shown, each under its label', async ({browser}) => {
    await withoutJavaScript(browser, desktop, async (page) => {
      await page.goto('/public_rest_api/get_started/');
      const first = page.locator('.tabs-container').first();
      await expect(first.getByRole('tab')).toHaveCount(0);
      for (const name of ['curl', 'JavaScript', 'Python']) {
        const panel = first
          .getByRole('tabpanel')
          .filter({has: page.getByText(name, {exact: true})});
        await expect(panel.locator('pre')).toBeVisible();
      }
    });
  });

  test('a category of the sidebar leads to its pages', async ({browser}) => {
    await withoutJavaScript(browser, desktop, async (page) => {
      await page.goto('/glossary/');
      await page.locator(`${sidebar} a[href="/category/datasets/"]`).click();
      await page.locator('main a[href="/datasets/connectors/gitlab/"]').click();
      const connector = `${sidebar} a[href="/datasets/connectors/smartsheet/"]`;
      await page.locator(connector).click();
      await expect(page).toHaveURL('/datasets/connectors/smartsheet/');
    });
  });

  test('the sidebar of a phone stands below the text, as wide as the screen', async ({browser}) => {
    await withoutJavaScript(browser, phone, async (page) => {
      await page.goto('/roadmapping/navigate/');
      const text = (await page.locator('article').boundingBox())!;
      const menu = (await page.locator(sidebar).boundingBox())!;
      expect(menu.y).toBeGreaterThan(text.y + text.height);
      expect(menu.width).toBeGreaterThan(300);
      const glossary = page.locator(`${sidebar} a[href="/glossary/"]`);
      await glossary.tap();
      await expect(page).toHaveURL('/glossary/');
    });
  });

  test('the other language and the sign-in are in the navbar', async ({browser}) => {
    for (const screen of [desktop, phone]) {
      await withoutJavaScript(browser, screen, async (page) => {
        await page.goto('/roadmapping/navigate/');
        await expect(page.getByRole('link', {name: 'Sign In'})).toBeVisible();
        await page.locator('.navbar a[lang="fr"]').click();
        await expect(page).toHaveURL(localized('/roadmapping/navigate/', 'fr'));
      });
    }
  });

  test('the search entry leads to a page that says why it cannot search, and leads home', async ({
    browser,
  }) => {
    for (const screen of [desktop, phone]) {
      await withoutJavaScript(browser, screen, async (page) => {
        await page.goto('/glossary/');
        await page.getByRole('button', {name: 'Search'}).click();
        await expect(page).toHaveURL('/search/');
        const notice = page.locator('main').getByText('The search needs JavaScript');
        await expect(notice).toBeVisible();
        await expect(page.locator('main input')).toBeHidden();
        await notice.getByRole('link').click();
        await expect(page).toHaveURL('/');
      });
    }
  });
});

test.describe('with scripts that do not come', () => {
  test.beforeEach(async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  test('a page with figures reads', async ({page}) => {
    await page.goto('/roadmapping/navigate/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  });

  test('a category of the sidebar leads to the list of its pages', async ({page}) => {
    await page.goto('/glossary/');
    await page.locator(`${sidebar} a[href="/category/roadmapping/"]`).click();
    await expect(page).toHaveURL('/category/roadmapping/');
    await page.locator('main a[href="/roadmapping/export/"]').first().click();
    await expect(page).toHaveURL('/roadmapping/export/');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the search entry leads to a page that says it has not loaded, and leads home', async ({
    page,
  }) => {
    await page.goto('/glossary/');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search/');
    const notice = page.getByText('The search needs JavaScript');
    await expect(notice).toBeVisible();
    await notice.getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('a reader with scripts sees no word of their absence', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/search/', {waitUntil: 'commit'});
  const notice = page.getByText('The search needs JavaScript');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice).toHaveCount(0);
});
