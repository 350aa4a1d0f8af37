import {expect, openHydrated, test, type Page} from '../../../../tests/support/browser';
import type {HandbookList} from '../../src/list';

const books: HandbookList = {
  books: [
    {file: 'guide.pdf', size: 6_140_000},
    {file: 'datasets.pdf', area: '/category/datasets/', size: 1_180_000},
  ],
};

async function serveBooks(page: Page, path: string, list: HandbookList) {
  let requests = 0;
  await page.route(path, async (route) => {
    requests += 1;
    await route.fulfill({json: list});
  });
  return () => requests;
}

test('the footer of a document links the PDF of its area and of the guide', async ({page}) => {
  const countRequests = await serveBooks(page, '/handbook/list.json', books);
  await openHydrated(page, '/datasets/connectors/jira/');
  // Still above the footer.
  await page.locator('article h2').nth(1).scrollIntoViewIfNeeded();
  expect(countRequests()).toBe(0);
  const footer = page.locator('.theme-doc-footer');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator('small')).toHaveText(
    'This area as PDF (1.2 MB) · The whole guide as PDF (6.1 MB)',
  );
  await expect(footer.getByRole('link', {name: 'This area as PDF'})).toHaveAttribute(
    'href',
    '/handbook/datasets.pdf',
  );
});

test('the footer links no PDF if there are no books or no list', async ({page}) => {
  const responses = [
    () => serveBooks(page, '/handbook/list.json', {books: []}),
    () => page.route('/handbook/list.json', (route) => route.abort()),
  ];
  for (const respond of responses) {
    await respond();
    // The browser can restore the scroll position.
    const list = page.waitForRequest('**/handbook/list.json');
    await page.goto('/glossary/');
    const footer = page.locator('.theme-doc-footer');
    await footer.scrollIntoViewIfNeeded();
    await list;
    await expect(footer).toHaveText('Something wrong on this page? Write to support');
    await expect(footer.getByRole('link')).toHaveCount(1);
  }
});
