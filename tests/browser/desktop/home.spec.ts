import {expect, openHydrated, test, type Page} from '../../support/browser';

const homeSearch = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'Search the documentation'});

function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  return scripts;
}

test('the search link opens the dialog, or the search page with Ctrl', async ({page, context}) => {
  await openHydrated(page, '/');
  const search = homeSearch(page);
  const tab = context.waitForEvent('page');
  await search.click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL('/search/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the search code loads on hover, not with the page', async ({page}) => {
  const scripts = collectScripts(page);
  await openHydrated(page, '/');
  await page.waitForLoadState();
  const initialCount = scripts.length;
  const dialogCode = page.waitForResponse(async (response) =>
    // The code of a worker can't be read.
    response.url().endsWith('.js')
      ? (await response.text().catch(() => '')).includes('DocSearch-Modal')
      : false,
  );
  await homeSearch(page).hover();
  await dialogCode;
  expect(scripts.length).toBeGreaterThan(initialCount);
  for (const script of scripts.slice(0, initialCount)) {
    const text = await (await page.request.get(script)).text();
    expect(text.includes('DocSearch-Modal'), script).toBe(false);
  }
});

test('the whole card of a category is clickable', async ({page}) => {
  await openHydrated(page, '/category/datasets/');
  const card = page.locator('main article li').filter({hasText: 'Map data'});
  const box = (await card.boundingBox())!;
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await expect(page).toHaveURL('/datasets/lift_mapping_data/');
});
