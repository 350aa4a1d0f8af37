import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {locales, localized} from '../support/contract';
import {openHydrated} from '../support/hydrated';

const words = {
  en: {search: 'Search the documentation', contents: 'What Telescope does'},
  fr: {search: 'Rechercher dans la documentation', contents: 'Découvrir Telescope'},
};

const homeSearch = (page: Page, locale: 'en' | 'fr') =>
  page.getByRole('main').getByRole('link', {name: words[locale].search});

/** Names of the scripts that a page has asked for. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  return scripts;
}

for (const locale of locales) {
  const address = localized('/', locale);

  test(`the search of the home page opens the box, and has the focus when it closes, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const search = homeSearch(page, locale);
    await search.click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page).toHaveURL(address);
  });

  test(`the search is seen on the first screen, and leads to its page without JavaScript, in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(address);
    await expect(homeSearch(page, locale)).toBeInViewport();
    await homeSearch(page, locale).click();
    await expect(page).toHaveURL(localized('/search/', locale));
    await context.close();
  });

  test(`the home page is a document: menu, breadcrumbs and contents, in ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').first()).toBeVisible();
    await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
    await page
      .locator('.theme-doc-toc-desktop')
      .getByRole('link', {name: words[locale].contents})
      .click();
    await expect(page.locator('#what-telescope-does')).toBeInViewport();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`home, category and tag pages have no fault that axe finds, in ${locale}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      for (const path of ['/', '/category/datasets/', '/tags/', '/tags/get-started/']) {
        await openHydrated(page, localized(path, locale));
        const {violations} = await new AxeBuilder({page}).include('main').analyze();
        expect(violations.map(({id, nodes}) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }
}

test('the box is fetched when the search is approached, not before', async ({page}) => {
  const scripts = watchScripts(page);
  await page.goto('/', {waitUntil: 'networkidle'});
  const before = scripts.length;
  const box = page.waitForResponse(async (response) =>
    response.url().endsWith('.js') ? (await response.text()).includes('DocSearch-Modal') : false,
  );
  await homeSearch(page, 'en').hover();
  await box;
  expect(scripts.length).toBeGreaterThan(before);
  for (const script of scripts.slice(0, before)) {
    const text = await (await page.request.get(script)).text();
    expect(text.includes('DocSearch-Modal'), script).toBe(false);
  }
});

test('with Ctrl the search opens its page in a new tab, as links do', async ({page, context}) => {
  await openHydrated(page, '/');
  const tab = context.waitForEvent('page');
  await homeSearch(page, 'en').click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL('/search/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing moves while the home page loads', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/', {waitUntil: 'networkidle'});
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('the icon of the menu is drawn, and takes the accent where the reader is', async ({page}) => {
  await openHydrated(page, '/roadmapping/export/');
  const icon = (name: string) =>
    page
      .locator('.theme-doc-sidebar-menu > li > div > a')
      .filter({hasText: name})
      .evaluate((link) => {
        const {maskImage, backgroundColor, width} = getComputedStyle(link, '::before');
        return {maskImage, backgroundColor, width};
      });
  const [here, elsewhere] = [await icon('Roadmaps'), await icon('Datasets')];
  expect(here.maskImage).toContain('data:image/svg+xml');
  expect(elsewhere.maskImage).not.toBe(here.maskImage);
  expect(here.width).toBe('18px');
  expect(elsewhere.backgroundColor).not.toBe(here.backgroundColor);
});

test('icons stay when the colours are forced by the reader', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openHydrated(page, '/category/datasets/');
  const {icon, surface} = await page
    .locator('main .icon')
    .first()
    .evaluate((element) => ({
      icon: getComputedStyle(element).backgroundColor,
      surface: getComputedStyle(document.body).backgroundColor,
    }));
  expect(icon).not.toBe(surface);
});

test('the whole card of a category answers a click', async ({page}) => {
  await openHydrated(page, '/category/datasets/');
  const card = page.locator('main article li').filter({hasText: 'Map data'});
  const box = (await card.boundingBox())!;
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await expect(page).toHaveURL('/datasets/lift_mapping_data/');
});
