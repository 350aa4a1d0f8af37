import {expect, test, type Page} from '../../support/browser';

/** Content of `<noscript>` needs CSS selectors: Playwright's text and role selectors skip it. */

const kinds = [
  '/public_rest_api/get_started/',
  '/glossary/',
  '/category/datasets/',
  '/tags/roadmap/',
  '/search/',
  '/404.html',
  '/tags/',
  '/roadmapping/navigate/',
];

const sidebar = '.theme-doc-sidebar-container .menu';
const desktop = {width: 1280, height: 900};
const phone = {width: 390, height: 800};

/** The search page says that it needs scripts, and links home. */
async function expectSearchNotice(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/');
  const notice = page.locator('main').getByText('The search needs JavaScript');
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL('/');
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('each kind of page is readable and has no dead controls, also on a phone', async ({
    page,
  }) => {
    for (const address of kinds) {
      await page.goto(address);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await expect(page.locator('h1')).toBeVisible();
        expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(100);
        const dead = page.locator('button, main input, a[href="#"]').filter({visible: true});
        await expect(dead).toHaveCount(0);
      }
    }
    await expect(page.getByRole('link', {name: 'Sign In'})).toBeVisible();
    const text = (await page.locator('article').boundingBox())!;
    const menu = (await page.locator(sidebar).boundingBox())!;
    expect(menu.y).toBeGreaterThan(text.y + text.height);
    expect(menu.width).toBeGreaterThan(300);
    await page.locator(`${sidebar} a[href="/glossary/"]`).click();
    await expect(page).toHaveURL('/glossary/');
    await expectSearchNotice(page);
    await page.locator('.navbar a[lang="fr"]').click();
    await expect(page).toHaveURL('/fr/');
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
});

test("if scripts don't load, a page is readable, its sidebar, languages and search page work", async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/roadmapping/navigate/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  await page.locator(`${sidebar} a[href="/category/datasets/"]`).click();
  await expect(page).toHaveURL('/category/datasets/');
  await expectSearchNotice(page);
  await page.locator('.navbar').getByRole('button', {name: 'English'}).hover();
  await page.getByRole('link', {name: 'Français', exact: true}).click();
  await expect(page).toHaveURL('/fr/');
});
