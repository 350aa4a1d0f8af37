import type {Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {expect, test} from '../support/hosted';
import type {LoggedRequest} from '../support/provider';

const field = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit:not(:has(.DocSearch-Hit--AskAI))');
const isQuery = ({method, path}: LoggedRequest) =>
  method === 'POST' && path === '/1/indexes/*/queries';
const bodyOf = ({body}: LoggedRequest) =>
  body as {requests: Array<{query: string; facetFilters: unknown}>};

async function search(page: Page, query: string, address = '/glossary/'): Promise<void> {
  await openHydrated(page, address);
  await page.keyboard.press('/');
  await field(page).pressSequentially(query);
}

for (const [language, address] of [
  ['en', '/glossary/'],
  ['fr', '/fr/glossary/'],
] as const) {
  test(`every query of the ${language} site asks for its language and version`, async ({
    page,
    provider,
  }) => {
    await search(page, 'kanban', address);
    await expect(hits(page).first()).toContainText('Kanban');
    await page.goto(address.replace('glossary/', 'search/?q=kanban'));
    await expect(page.locator('main ol > li').first()).toContainText('Kanban');
    const asked = provider.requests.filter(isQuery).flatMap((request) => bodyOf(request).requests);
    expect(asked.length).toBeGreaterThan(6);
    for (const {facetFilters} of asked) {
      expect(facetFilters).toEqual([
        `language:${language}`,
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ]);
    }
  });
}

test('a rule says what the product does not have, and hits say what is for developers', async ({
  page,
}) => {
  await search(page, 'webhook');
  await expect(page.getByText('Telescope does not have webhooks.').last()).toBeVisible();
  await expect(page.locator('.search-box__absent').getByRole('link')).toHaveAttribute(
    'href',
    '/public_rest_api/common-parameters/#filtering',
  );
  await page.goto('/search/?q=idempotency');
  await expect(page.locator('main ol > li').first()).toContainText('For developers');
});

test('the page connects to the provider ahead, and asks it nothing before a search', async ({
  page,
  provider,
}) => {
  await page.goto('/', {waitUntil: 'networkidle'});
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://APPID-dsn.algolia.net',
  );
  expect(provider.requests).toEqual([]);
});

for (const [name, fault] of [
  ['an error of the provider', {status: 500}],
  ['a lost connection', {drop: true}],
  ['a response that is not an answer', {status: 200, body: {unexpected: true}}],
] as const) {
  test(`${name}: the box and the page say so, and ask again`, async ({page, provider}) => {
    provider.faults.push({when: isQuery, ...fault});
    await openHydrated(page, '/glossary/');
    await page.keyboard.press('/');
    // At one go: with a query for each letter, one could be answered once the fault is over, and take Retry away.
    await field(page).fill('kanban');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    provider.faults.length = 0;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(hits(page).first()).toContainText('Kanban');

    provider.faults.push({when: isQuery, ...fault});
    await page.goto('/search/?q=kanban');
    await expect(page.getByRole('main').getByText('Unable to fetch results')).toBeVisible();
    provider.faults.length = 0;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main ol > li').first()).toContainText('Kanban');
  });
}

test('hits stay when the next ones cannot be had, and more can be asked for again', async ({
  page,
  provider,
}) => {
  await openHydrated(page, '/search/?q=view');
  const items = page.locator('main ol > li');
  const more = page.getByRole('button', {name: 'Load more'});
  await expect(more).toBeVisible();
  const count = await items.count();
  provider.faults.push({when: isQuery, status: 500});
  await more.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to fetch results');
  await expect(items).toHaveCount(count);
  provider.faults.length = 0;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(items.nth(count)).toBeVisible();
});

test('an older answer never takes the place of a newer one', async ({page, provider}) => {
  const slow = (request: LoggedRequest) =>
    isQuery(request) && bodyOf(request).requests[0]?.query === 'kanban';
  provider.faults.push({when: slow, delay: 1_500});
  await search(page, 'kanban');
  await field(page).fill('swimlanes');
  await expect(hits(page).first()).toContainText(/swimlane/i);
  await page.waitForTimeout(2_000);
  await expect(hits(page).first()).toContainText(/swimlane/i);

  await page.goto('/search/');
  await page.getByRole('searchbox').fill('kanban');
  await expect.poll(() => provider.requests.filter(slow).length).toBeGreaterThan(1);
  await page.getByRole('searchbox').fill('swimlanes');
  await expect(page.getByRole('main').getByRole('status')).toContainText('swimlanes');
  await page.waitForTimeout(2_000);
  await expect(page.getByRole('main').getByRole('status')).toContainText('swimlanes');
});
