import {expect, test, type Browser, type Page} from '@playwright/test';
import {locales, localized, plannedPages, routes, type Locale} from '../support/contract';
import {holdScripts} from '../support/heldScripts';

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

const words: Record<Locale, Record<'search' | 'signIn' | 'needsScripts' | 'notLoaded', string>> = {
  en: {
    search: 'Search',
    signIn: 'Sign In',
    needsScripts: 'The search needs JavaScript.',
    notLoaded: 'The search has not loaded.',
  },
  fr: {
    search: 'Rechercher',
    signIn: 'Se connecter',
    needsScripts: 'La recherche a besoin de JavaScript.',
    notLoaded: 'La recherche ne s’est pas chargée.',
  },
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

/** Addresses of links in the order of the page, each once. */
const addressesIn = async (page: Page, selector: string) => [
  ...new Set(
    await page
      .locator(`${selector} a[href]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!)),
  ),
];

/** Addresses that the sidebar must lead to. */
function sidebarAddresses(locale: Locale): string[] {
  const categories = routes.categories.map((path) => localized(path, locale));
  const pages = plannedPages(locale).filter(({unlisted}) => !unlisted);
  return [...categories, ...pages.map(({path}) => path)].sort();
}

const sidebar = '.theme-doc-sidebar-container .menu';

for (const locale of locales) {
  const at = (path: string) => localized(path, locale);
  const {search, signIn, needsScripts, notLoaded} = words[locale];
  const other = locale === 'en' ? 'fr' : 'en';

  test.describe(`without JavaScript in ${locale}`, () => {
    for (const [kind, path] of Object.entries(kinds)) {
      test(`${kind} reads, and shows no button that nothing answers`, async ({browser}) => {
        for (const screen of [desktop, phone]) {
          await withoutJavaScript(browser, screen, async (page) => {
            await page.goto(at(path));
            await expect(page.locator('h1')).toBeVisible();
            expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
            await expect(page.locator('button:visible, a[href="#"]:visible')).toHaveCount(0);
          });
        }
      });
    }

    test('figures and code are shown', async ({browser}) => {
      await withoutJavaScript(browser, desktop, async (page) => {
        await page.goto(at('/roadmapping/navigate/'));
        const drawing = page.locator('figure img:visible').first();
        await expect
          .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await page.goto(at('/public_rest_api/get_started/'));
        await expect(page.locator('pre').first()).toBeVisible();
        await expect(page.locator('pre').first()).toContainText('/api/v1');
      });
    });

    test('the panels of tabs are all shown', async ({browser}) => {
      await withoutJavaScript(browser, desktop, async (page) => {
        await page.route('**/glossary/', async (route) => {
          const response = await route.fetch();
          const tabs =
            '<div class="tabs-container"><ul role="tablist" class="tabs"><li role="tab">A<li role="tab">B</ul><div><div role="tabpanel">First panel</div><div role="tabpanel" hidden>Second panel</div></div></div></article>';
          await route.fulfill({
            response,
            body: (await response.text()).replace('</article>', tabs),
          });
        });
        await page.goto(at('/glossary/'));
        await expect(page.getByText('First panel')).toBeVisible();
        await expect(page.getByText('Second panel')).toBeVisible();
      });
    });

    test('every page of the sidebar has its link there, in sight', async ({browser}) => {
      await withoutJavaScript(browser, desktop, async (page) => {
        await page.goto(at('/roadmapping/navigate/'));
        expect((await addressesIn(page, sidebar)).sort()).toEqual(sidebarAddresses(locale));
        await expect(page.locator(`${sidebar} a:visible`)).toHaveCount(
          await page.locator(`${sidebar} a`).count(),
        );
        await page.locator(`${sidebar} a[href="${at('/datasets/connectors/jira/')}"]`).click();
        await expect(page).toHaveURL(at('/datasets/connectors/jira/'));
      });
    });

    test('the sidebar of a phone stands below the text, as wide as the screen', async ({
      browser,
    }) => {
      await withoutJavaScript(browser, phone, async (page) => {
        await page.goto(at('/roadmapping/navigate/'));
        const text = (await page.locator('article').boundingBox())!;
        const menu = (await page.locator(sidebar).boundingBox())!;
        expect(menu.y).toBeGreaterThan(text.y + text.height);
        expect(menu.width).toBeGreaterThan(300);
        const glossary = page.locator(`${sidebar} a[href="${at('/glossary/')}"]`);
        await glossary.tap();
        await expect(page).toHaveURL(at('/glossary/'));
      });
    });

    test('the other language and the sign-in are in the navbar', async ({browser}) => {
      for (const screen of [desktop, phone]) {
        await withoutJavaScript(browser, screen, async (page) => {
          await page.goto(at('/roadmapping/navigate/'));
          await expect(page.getByRole('link', {name: signIn})).toBeVisible();
          await page.locator(`.navbar a[lang="${other}"]`).click();
          await expect(page).toHaveURL(localized('/roadmapping/navigate/', other));
        });
      }
    });

    test('the search entry leads to a page that says why it cannot search, and lists every page', async ({
      browser,
    }) => {
      for (const screen of [desktop, phone]) {
        await withoutJavaScript(browser, screen, async (page) => {
          await page.goto(at('/glossary/'));
          await page.getByRole('button', {name: search}).click();
          await expect(page).toHaveURL(at('/search/'));
          await expect(page.locator('main noscript p')).toContainText(needsScripts);
          await expect(page.locator('main').getByText(notLoaded)).toBeHidden();
          await expect(page.locator('main input')).toBeHidden();
          expect((await addressesIn(page, 'main noscript')).sort()).toEqual(
            sidebarAddresses(locale),
          );
          await page.locator(`main noscript a[href="${at('/datasets/connectors/jira/')}"]`).click();
          await expect(page).toHaveURL(at('/datasets/connectors/jira/'));
        });
      }
    });
  });

  test.describe(`with scripts that do not come in ${locale}`, () => {
    test.beforeEach(async ({page}) => {
      await page.route('**/*.js', (route) => route.abort());
    });

    for (const [kind, path] of Object.entries(kinds)) {
      test(`${kind} reads`, async ({page}) => {
        await page.goto(at(path));
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        await expect(page.locator('h1')).toBeVisible();
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      });
    }

    test('a category of the sidebar leads to the list of its pages', async ({page}) => {
      await page.goto(at('/glossary/'));
      await page.locator(`${sidebar} a[href="${at('/category/roadmapping/')}"]`).click();
      await expect(page).toHaveURL(at('/category/roadmapping/'));
      await page
        .locator(`main a[href="${at('/roadmapping/export/')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(at('/roadmapping/export/'));
      await expect(page.locator('h1')).toBeVisible();
    });

    test('the search entry leads to a page that says it has not loaded, and leads home', async ({
      page,
    }) => {
      await page.goto(at('/glossary/'));
      await page.getByRole('button', {name: search}).click();
      await expect(page).toHaveURL(at('/search/'));
      const notice = page.getByText(notLoaded);
      await expect(notice).toBeVisible();
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(at('/'));
    });
  });

  test(`a reader with scripts sees no word of their absence in ${locale}`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(at('/search/'), {waitUntil: 'commit'});
    await expect(page.getByText(notLoaded)).toBeAttached();
    await expect(page.getByText(notLoaded)).toBeHidden();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByText(notLoaded)).toHaveCount(0);
    await expect(page.getByText(needsScripts)).toBeHidden();
  });
}
