import {expect, test} from '../../support/browser';
import {localized} from '../../support/contract';
import {delayScripts} from '../../support/delayFiles';

/** Content of `<noscript>` needs CSS selectors: Playwright's text and role selectors skip it. */

const kinds = [
  '/roadmapping/navigate/',
  '/public_rest_api/get_started/',
  '/category/datasets/',
  '/tags/roadmap/',
  '/search/',
  '/404.html',
  '/tags/',
];

const sidebar = '.theme-doc-sidebar-container .menu';

for (const [screen, viewport] of [
  ['a wide screen', {width: 1280, height: 900}],
  ['a phone', {width: 390, height: 800}],
] as const) {
  test.describe(`without JavaScript, on ${screen}`, () => {
    test.use({javaScriptEnabled: false, viewport});

    test('each kind of page is readable and has no dead buttons', async ({page}) => {
      for (const address of kinds) {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(100);
        await expect(page.locator('button:visible, a[href="#"]:visible')).toHaveCount(0);
      }
      await expect(page.getByRole('link', {name: 'Sign In'})).toBeVisible();
      await page.locator('.navbar a[lang="fr"]').click();
      await expect(page).toHaveURL('/fr/tags/');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page says that it needs scripts, and links home', async ({page}) => {
    await page.goto('/glossary/');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search/');
    const notice = page.locator('main').getByText('The search needs JavaScript');
    await expect(notice).toBeVisible();
    await expect(page.locator('main input')).toBeHidden();
    await notice.getByRole('link').click();
    await expect(page).toHaveURL('/');
  });

  test('tabs, walkthroughs, terms and the Markdown menu show their content', async ({page}) => {
    await page.goto('/public_rest_api/get_started/');
    const tabs = page.locator('.tabs-container').first();
    await expect(tabs.getByRole('tab')).toHaveCount(0);
    for (const name of ['curl', 'JavaScript', 'Python']) {
      const panel = tabs.getByRole('tabpanel').filter({has: page.getByText(name, {exact: true})});
      await expect(panel.locator('pre')).toBeVisible();
    }
    await page.goto('/fr/roadmapping/timeline_tutorials/');
    const walkthrough = page.locator('section[aria-label^="Six images"]');
    await expect(walkthrough.locator('figcaption:visible')).toHaveCount(6);
    await expect(walkthrough.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Copier la page'})).toBeHidden();
    await page.getByRole('link', {name: 'Afficher en Markdown'}).click();
    await expect(page).toHaveURL('/fr/roadmapping/timeline_tutorials.md');
    await page.goto('/roadmapping/create_or_update/');
    const term = page.getByRole('article').locator('a[href$="#term-milestone"]');
    await expect(term).toHaveCount(1);
    expect(await page.content()).not.toContain('has a date but no duration');
    await term.click();
    await expect(page).toHaveURL('/glossary/#term-milestone');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 800}, isMobile: true, hasTouch: true});

    test('the sidebar is below the text, as wide as the screen', async ({page}) => {
      await page.goto('/roadmapping/navigate/');
      const text = (await page.locator('article').boundingBox())!;
      const menu = (await page.locator(sidebar).boundingBox())!;
      expect(menu.y).toBeGreaterThan(text.y + text.height);
      expect(menu.width).toBeGreaterThan(300);
      await page.locator(`${sidebar} a[href="/glossary/"]`).tap();
      await expect(page).toHaveURL('/glossary/');
    });
  });
});

test.describe("with scripts that don't load", () => {
  test.beforeEach(async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  test('a page is readable, and the sidebar and the list of languages work', async ({page}) => {
    await page.goto('/roadmapping/navigate/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    await page.locator(`${sidebar} a[href="/category/datasets/"]`).click();
    await expect(page).toHaveURL('/category/datasets/');
    await page.locator('main a[href="/datasets/lift_tutorials/"]').first().click();
    await expect(page).toHaveURL('/datasets/lift_tutorials/');
    await page.locator('.navbar').getByRole('button', {name: 'English'}).hover();
    await page.getByRole('link', {name: 'Français', exact: true}).click();
    await expect(page).toHaveURL(localized('/datasets/lift_tutorials/', 'fr'));
  });

  test('the search page says that it needs scripts, and links home', async ({page}) => {
    await page.goto('/glossary/');
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search/');
    const notice = page.getByText('The search needs JavaScript');
    await expect(notice).toBeVisible();
    await notice.getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('with scripts, no text about missing scripts shows', async ({page}) => {
  const release = await delayScripts(page);
  await page.goto('/search/', {waitUntil: 'commit'});
  const notice = page.getByText('The search needs JavaScript');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice).toHaveCount(0);
});
