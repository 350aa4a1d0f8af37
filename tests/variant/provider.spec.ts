import type {Request} from '@playwright/test';
import type {SearchRecord} from 'docusaurus-search-sections/commands';
import {deferred} from '../support/delayFiles';
import {expect, openHydrated, test, type Locator, type Page} from '../support/provider/fixture';
import type {LoggedRequest} from '../support/provider';

const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit').filter({has: page.getByRole('link')});
const isQuery = ({method, path}: LoggedRequest) =>
  method === 'POST' && path === '/1/indexes/*/queries';
const bodyOf = ({body}: LoggedRequest) =>
  body as {requests: Array<{query: string; facetFilters: unknown}>};

async function search(page: Page, query: string, address = 'glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await field(page).pressSequentially(query);
}

for (const [language, address] of [
  ['en', 'glossary/'],
  ['fr', 'fr/glossary/'],
] as const) {
  test(`every ${language} query filters by its language and version`, async ({page, provider}) => {
    await search(page, 'kanban', address);
    await expect(hits(page).first()).toContainText('Kanban');
    const dialogQueries = provider.requests.filter(isQuery).length;
    await page.goto(address.replace('glossary/', 'search/?q=kanban'));
    await expect(page.locator('main ol > li').first()).toContainText('Kanban');
    // Letters typed quickly share a query.
    const queries = provider.requests.filter(isQuery);
    expect(queries.length).toBeGreaterThan(dialogQueries);
    const searches = queries.flatMap((request) => bodyOf(request).requests);
    expect(searches.map(({query}) => query)).toContain('kanban');
    for (const {facetFilters} of searches) {
      expect(facetFilters).toEqual([
        `language:${language}`,
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ]);
    }
  });
}

test('a rule shows a "not in the product" notice, and unlisted hits have a label', async ({
  page,
}) => {
  await search(page, 'webhook');
  await expect(page.getByText(/doesn’t have webhooks\.$/).last()).toBeVisible();
  await expect(page.locator('.search-absent').getByRole('link')).toHaveAttribute(
    'href',
    '/guide/public_rest_api/common-parameters/#filtering',
  );
  await page.goto('search/?q=idempotency');
  await expect(page.locator('main ol > li').first()).toContainText('For developers');
});

const faults = {
  kanban: {drop: true},
  swimlanes: {status: 200, body: {unexpected: true}},
};

test('a failure of the provider shows in dialog and page, and can be retried', async ({
  page,
  provider,
}) => {
  async function expectRetry(input: Locator, container: Locator, results: Locator): Promise<void> {
    for (const [query, fault] of Object.entries(faults)) {
      provider.faults.push({when: isQuery, ...fault});
      // If typed, the query of a letter could succeed after the fault, and remove Retry.
      await input.fill(query);
      await expect(container.getByText('Unable to fetch results')).toBeVisible();
      provider.faults.length = 0;
      await container.getByRole('button', {name: 'Retry'}).click();
      await expect(results.first()).toContainText(new RegExp(query.slice(0, -1), 'i'));
    }
  }
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('/');
  await expectRetry(field(page), page.locator('.DocSearch-Modal'), hits(page));
  await openHydrated(page, 'search/');
  const main = page.getByRole('main');
  await expectRetry(main.getByRole('searchbox'), main, main.locator('ol > li'));
});

test('hits stay when loading more fails, and Retry loads them', async ({page, provider, index}) => {
  const board = JSON.stringify(
    index.objects.find(({pageId, anchor}) => pageId === 'boards' && !anchor),
  );
  const boards = Array.from(
    {length: 24},
    (_, index) => JSON.parse(board.replaceAll('boards', `boards-${index}`)) as SearchRecord,
  );
  provider.indices.set('guide', {...index, objects: boards});
  await openHydrated(page, 'search/?q=kanban');
  const items = page.locator('main ol > li');
  await expect(items).toHaveCount(20);
  provider.faults.push({when: isQuery, status: 500});
  await page.getByRole('button', {name: 'Load more'}).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to fetch results');
  await expect(items).toHaveCount(20);
  provider.faults.length = 0;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(items).toHaveCount(24);
});

test('an older response never replaces a newer one', async ({page, provider}) => {
  const {promise: released, resolve: release} = deferred();
  const isSlow = (request: LoggedRequest) =>
    isQuery(request) && bodyOf(request).requests[0]?.query === 'kanban';
  const isSlowRequest = (request: Request) => /kanban/.test(request.postData() ?? '');
  provider.faults.push({when: isSlow, until: released});
  // The client gives up on a request after a second, and asks the next host.
  const pending = new Set<Request>();
  const context = page.context();
  context.on('request', (request) => {
    if (isSlowRequest(request)) {
      pending.add(request);
    }
  });
  context.on('requestfinished', (request) => pending.delete(request));
  context.on('requestfailed', (request) => pending.delete(request));
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('/');
  await field(page).fill('kanban');
  await expect.poll(() => provider.requests.filter(isSlow).length).toBeGreaterThan(0);
  await field(page).fill('swimlanes');
  await expect(hits(page).first()).toContainText(/swimlane/i);

  const otherPage = await context.newPage();
  const otherRequest = otherPage.waitForRequest(isSlowRequest);
  await openHydrated(otherPage, 'search/?q=kanban');
  await otherRequest;
  await otherPage.getByRole('searchbox').fill('swimlanes');
  const status = otherPage.getByRole('main').getByRole('status');
  await expect(status).toContainText('swimlanes');
  release();
  await expect.poll(() => pending.size).toBe(0);
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await expect(status).toContainText('swimlanes');
});
