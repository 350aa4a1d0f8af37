import type {Request} from '@playwright/test';
import type {SearchRecord} from 'docusaurus-search-sections/commands';
import {deferred} from '../support/delayFiles';
import {expect, openHydrated, test, type Locator, type Page} from '../support/provider/fixture';
import {queriesPath, type LoggedRequest} from '../support/provider';

const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit').filter({has: page.getByRole('link')});
const isQuery = ({method, path}: LoggedRequest) => method === 'POST' && path === queriesPath;
const bodyOf = ({body}: LoggedRequest) =>
  body as {requests: Array<{query: string; facetFilters: unknown}>};

test('every query filters by its language and version', async ({page, provider}) => {
  await openHydrated(page, 'fr/glossary/');
  await page.keyboard.press('/');
  await field(page).pressSequentially('kanban');
  await expect(hits(page).first()).toContainText('Kanban');
  const dialogQueries = provider.requests.filter(isQuery).length;
  await page.goto('fr/search/?q=kanban');
  await expect(page.locator('main ol > li').first()).toContainText('Kanban');
  // Letters typed quickly share a query.
  const queries = provider.requests.filter(isQuery);
  expect(queries.length).toBeGreaterThan(dialogQueries);
  for (const {facetFilters} of queries.flatMap((request) => bodyOf(request).requests)) {
    expect(facetFilters).toEqual([
      'language:fr',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  }
});

test('unlisted hits have a label', async ({page}) => {
  await page.goto('search/?q=idempotency');
  await expect(page.locator('main ol > li').first()).toContainText('For developers');
});

test('a failure of the provider shows in dialog and page, and can be retried', async ({
  page,
  provider,
}) => {
  async function expectRetry(input: Locator, container: Locator, results: Locator): Promise<void> {
    for (const [query, fault] of [
      ['kanban', {status: 500}],
      ['swimlanes', {status: 200, body: {unexpected: true}}],
    ] as const) {
      provider.fault = {when: isQuery, ...fault};
      // If typed, the query of a letter could succeed after the fault, and remove Retry.
      await input.fill(query);
      await expect(container.getByText('Unable to fetch results')).toBeVisible();
      provider.fault = undefined;
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

test('hits stay when loading more fails, and Retry loads them', async ({page, provider}) => {
  const board = JSON.stringify(
    provider.records.find(({pageId, anchor}) => pageId === 'boards' && !anchor),
  );
  const boards = Array.from(
    {length: 24},
    (_, index) => JSON.parse(board.replaceAll('boards', `boards-${index}`)) as SearchRecord,
  );
  provider.records = boards;
  await openHydrated(page, 'search/?q=kanban');
  const items = page.locator('main ol > li');
  await expect(items).toHaveCount(20);
  provider.fault = {when: isQuery, status: 500};
  await page.getByRole('button', {name: 'Load more'}).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to fetch results');
  await expect(items).toHaveCount(20);
  provider.fault = undefined;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(items).toHaveCount(24);
});

test('an older response never replaces a newer one', async ({page, provider}) => {
  const isSlow = (request: LoggedRequest) =>
    isQuery(request) && bodyOf(request).requests[0]?.query === 'kanban';
  const isSlowRequest = (request: Request) => /kanban/.test(request.postData() ?? '');
  // The client gives up on a request after a second, and asks the next host.
  const pending = new Set<Request>();
  page.on('request', (request) => isSlowRequest(request) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  async function expectNewest(input: Locator, shown: Locator): Promise<void> {
    const {promise: released, resolve: release} = deferred();
    provider.fault = {when: isSlow, until: released};
    const sent = page.waitForRequest(isSlowRequest);
    await input.fill('kanban');
    await sent;
    await input.fill('swimlanes');
    await expect(shown).toContainText(/swimlane/i);
    release();
    await expect.poll(() => pending.size).toBe(0);
    await expect(shown).toContainText(/swimlane/i);
  }
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('/');
  await expectNewest(field(page), hits(page).first());
  await openHydrated(page, 'search/');
  const main = page.getByRole('main');
  await expectNewest(main.getByRole('searchbox'), main.getByRole('status'));
});
