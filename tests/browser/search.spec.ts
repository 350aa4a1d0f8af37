import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens the search, ready to type`, async ({page}) => {
    await openHydrated(page, '/glossary/');
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/search/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
}

test('typing / in the search types it', async ({page}) => {
  await openHydrated(page, '/search/');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
});

test('a query is answered while it is typed, counted, and kept in the address', async ({page}) => {
  await openHydrated(page, '/search/');
  await page.getByRole('searchbox').fill('swimlanes');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results? for “swimlanes”$/);
  await expect(page).toHaveURL('/search/?q=swimlanes');
  const first = page
    .getByRole('listitem')
    .filter({has: page.locator('mark')})
    .first();
  await first.getByRole('link', {name: 'Swimlanes'}).click();
  await expect(page).toHaveURL('/projects/projects_views/kanban/#swimlanes');
});

test('an address with a query shows its answer, in French without accents too', async ({page}) => {
  await page.goto('/fr/search/?q=echeance');
  await expect(page.getByRole('status')).toHaveText(/résultats pour «\s*echeance\s*»/);
  await expect(page.locator('mark').first()).toHaveText(/échéance/i);
  const links = await page.getByRole('main').getByRole('listitem').getByRole('link').all();
  for (const link of links) {
    expect(await link.getAttribute('href')).toMatch(/^\/fr\//);
  }
});

test('no result: other searches and a way to tell support', async ({page}) => {
  await page.goto('/search/?q=xylophone');
  await expect(page.getByRole('status')).toHaveText('No results found for “xylophone”');
  await expect(page.getByText('Try searching for')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    'mailto:support@telescope.example?subject=xylophone',
  );
  await page.getByRole('link', {name: 'Kanban'}).click();
  await expect(page.getByRole('status')).toHaveText(/results for “Kanban”/);
});

test('a failed index can be asked for again', async ({page}) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/search/?q=kanban');
  await expect(page.getByRole('status')).toContainText('Unable to fetch results');
  await expect(page.getByRole('status')).toContainText(
    'You might want to check your network connection.',
  );
  await page.unroute('**/search-index.json');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status')).toHaveText(/results for “kanban”/);
});

test('a query is text, never markup', async ({page}) => {
  await page.goto('/search/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByRole('status')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the index is not fetched before a search', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', {waitUntil: 'networkidle'});
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
});

test('without JavaScript the search page says so and leads home', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/fr/search/');
  // Playwright's text and role selectors pass over <noscript>.
  const notice = page.locator('main noscript');
  await expect(notice.locator('p')).toBeVisible();
  await expect(notice.locator('p')).toContainText('La recherche a besoin de JavaScript.');
  await notice.locator('a').click();
  await expect(page).toHaveURL('/fr/');
  await context.close();
});
