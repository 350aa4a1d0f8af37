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

test('a hit shows its text and opens its page', async ({page}) => {
  await search(page, 'swimlanes');
  const hit = hits(page).filter({hasText: 'Kanban view'}).first();
  await expect(hit.locator('mark').first()).toBeVisible();
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\/projects_views\/kanban\//);
});

for (const [name, fault] of [
  ['an error of the provider', {status: 500}],
  ['too many requests', {status: 429}],
  ['a key that is refused', {status: 403}],
  ['a lost connection', {drop: true}],
  ['an answer that is none', {status: 200, body: {unexpected: true}}],
] as const) {
  test(`${name}: the box and the page say so, and ask again`, async ({page, provider}) => {
    provider.faults.push({when: isQuery, ...fault});
    await search(page, 'kanban');
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

test('hits that are not right, and markup in hits, do no harm', async ({page, provider}) => {
  const marks = {value: '<img src=x onerror="window.ran = true"> <mark>kanban</mark>'};
  const body = {
    results: [
      {
        index: 'guide',
        query: 'kanban',
        nbHits: 4,
        nbPages: 1,
        page: 0,
        hits: [
          null,
          {objectID: 'script', url: 'javascript:window.ran=true', hierarchy: {lvl1: 'Script'}},
          {objectID: 'bare', url: 'https://docs.telescope.example/versions/'},
          {
            objectID: 'markup',
            url: 'https://docs.telescope.example/versions/',
            type: 'lvl1',
            hierarchy: {lvl0: '<b>Area</b>', lvl1: marks.value},
            _highlightResult: {hierarchy: {lvl1: marks}},
            _snippetResult: {content: marks},
          },
        ],
      },
    ],
  };
  provider.faults.push({when: isQuery, status: 200, body});
  await search(page, 'kanban');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page).locator('.DocSearch-Hit-title')).toHaveText(/^<img src=x .* kanban$/);
  await expect(hits(page).locator('img')).toHaveCount(0);
  await hits(page).getByRole('link').click();
  await expect(page).toHaveURL('/versions/');

  // A recent search is shown by DocSearch itself.
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-title')).toHaveText(/^<img src=x .* kanban$/);

  await page.goto('/search/?q=kanban');
  await expect(page.locator('main ol > li')).toHaveCount(1);
  await expect(page.locator('main ol img')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
