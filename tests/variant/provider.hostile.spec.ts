import {expectUnharmed, xssMarkup, javascriptUrl, seedStorage} from '../support/xss';
import {createAnswerParts} from '../support/provider/agent';
import {expect, openHydrated, test as providerTest, type Page} from '../support/provider/fixture';
import {collectViolations} from '../support/policy';
import type {Provider} from '../support/provider';

/** Hostile responses of the provider show as text. */
const test = providerTest.extend<{violations: string[]}>({
  violations: [
    async ({context, site}, use) => {
      const violations = await collectViolations(context, site.origin);
      await use(violations);
      expect(violations.filter((violation) => !providerRequest.test(violation))).toEqual([]);
    },
    {auto: true},
  ],
});

const providerRequest = /^requested another origin: https:\/\/[\w-]+\.algolia(?:net\.com|\.net)\//;

const url = 'https://docs.telescope.example/guide/reading/';
const validHit = {objectID: 'a', url, type: 'lvl1', hierarchy: {lvl0: 'Area', lvl1: 'Found'}};
const highlightedMarkup = {value: `<mark>Found</mark> ${xssMarkup}`};

const hostileHits: Record<string, {hits: unknown; shownCount: number}> = {
  'markup in titles and texts': {
    hits: [
      {hierarchy: {lvl0: xssMarkup, lvl1: `Found ${xssMarkup}`, lvl2: xssMarkup}},
      {_highlightResult: {hierarchy: {lvl1: highlightedMarkup}}},
      {_snippetResult: {hierarchy: {lvl1: highlightedMarkup}, content: highlightedMarkup}},
      {hierarchy: {lvl0: 'A', lvl1: 'Found &lt;img src=x onerror=ran=1&gt;&amp;lt;b>'}},
      {
        _highlightResult: {
          hierarchy: {lvl1: {value: '<mark onclick="window.ran=true">Found</mark><mark>'}},
        },
      },
    ].map((fields, index) => ({...validHit, objectID: String(index), ...fields})),
    shownCount: 5,
  },
  'javascript: addresses, and other schemes': {
    hits: [
      javascriptUrl,
      ' JavaScript:ran=1',
      'data:text/html,<script>ran=1</script>',
      'blob:x',
    ].map((address, index) => ({...validHit, objectID: String(index), url: address})),
    shownCount: 0,
  },
  'addresses of another site, and with markup': {
    hits: [
      'https://elsewhere.example/guide/reading/',
      `/guide/reading/?${xssMarkup}#${xssMarkup}`,
    ].map((address, index) => ({...validHit, objectID: String(index), url: address})),
    shownCount: 2,
  },
};

const hits = (page: Page) => page.locator('.DocSearch-Hit').filter({has: page.getByRole('link')});

function respondWithHits(provider: Provider, responseHits: unknown): void {
  provider.faults.push({
    when: ({path}) => path === '/1/indexes/*/queries',
    status: 200,
    body: {
      results: [
        {index: 'guide', query: 'found', nbHits: 1, nbPages: 1, page: 0, hits: responseHits},
      ],
    },
  });
}

test('hits of a provider are text, and link to pages of the site', async ({page, provider}) => {
  for (const [name, {hits: responseHits, shownCount}] of Object.entries(hostileHits)) {
    provider.faults.length = 0;
    respondWithHits(provider, responseHits);
    await openHydrated(page, 'search/?q=found');
    const pageHits = page.locator('main ol > li');
    await expect(page.locator('main [role=status]:not(:empty), main [role=alert]')).toHaveCount(1);
    await expect(pageHits, name).toHaveCount(shownCount);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('found');
    await expect(page.locator('.search-box--unanswered')).toHaveCount(0);
    await expect(hits(page), name).toHaveCount(shownCount);
    await expectUnharmed(page);
    for (const link of shownCount
      ? [pageHits.getByRole('link'), hits(page).getByRole('link')]
      : []) {
      // Whatever the host of the hit, the link is to this site.
      await expect(link.first()).toHaveAttribute('href', /^\/guide\/reading\//);
    }
  }
});

test('a recent search with markup in its title shows as text', async ({page, provider}) => {
  respondWithHits(provider, [
    {...validHit, hierarchy: {lvl0: xssMarkup, lvl1: `Found ${xssMarkup}`}},
  ]);
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('found');
  await hits(page).getByRole('link').click();
  await expect(page).toHaveURL('reading/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-title')).toHaveText(`Found ${xssMarkup}`);
  await expectUnharmed(page);
});

const answerText = (page: Page) => page.locator('.DocSearch-Markdown-Content');

async function ask(page: Page): Promise<void> {
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('what is kanban');
  await page.getByRole('option', {name: /^Ask AI: /}).click();
}

test('an answer with markup, images and script addresses is sanitised', async ({
  page,
  provider,
}) => {
  provider.agent = {
    parts: createAnswerParts([
      `Before ${xssMarkup} after.\n\n<script>window.ran=true</script>\n\n`,
      `[a link](${javascriptUrl}) [data](data:text/html,<script>window.ran=true</script>) `,
      '[encoded](javascript&colon;window.ran=true) <a href="javascript:window.ran=true">raw</a> ',
      '![picture](https://elsewhere.example/x.png) ![odd](<x" onerror="window.ran=true>)\n\n',
      '<iframe srcdoc="<script>parent.ran=true</script>"></iframe><svg onload=window.ran=true>\n\n',
      '[mail](mailto:someone@elsewhere.example) [good](https://docs.telescope.example/guide/)',
    ]),
  };
  await ask(page);
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  await expect(answerText(page)).toContainText('Before');
  await expect(answerText(page).locator('img, script, iframe, style, form, input')).toHaveCount(0);
  const hrefs = await answerText(page)
    .locator('[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['https://docs.telescope.example/guide/']);
  await page.locator('.DocSearch-AskAiScreen-Sources-Action').click();
  const sources = page.locator('.DocSearch-AskAiScreen-Sources [href]');
  await expect(sources.last()).toHaveAttribute('href', 'https://docs.telescope.example/guide/');
  const http = '[href^="http://"], [href^="https://"]';
  await expect(sources.and(page.locator(`:not(${http})`))).toHaveCount(0);
  await expectUnharmed(page);
});

test('an answer of ten million characters is cut off', async ({page, provider}) => {
  provider.agent = {
    parts: createAnswerParts(Array.from({length: 100}, () => 'kanban '.repeat(15_000))),
  };
  await ask(page);
  await expect(page.getByText('The answer is complete.')).toBeAttached();
  expect((await answerText(page).innerText()).length).toBeLessThan(25_000);
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(hits(page).first()).toBeVisible();
});

const conversation = (overrides: object) => ({
  objectID: xssMarkup,
  query: xssMarkup,
  hierarchy: {lvl0: 'askAI', lvl1: xssMarkup},
  messages: [{id: 'a', role: 'user', parts: [{type: 'text', text: xssMarkup}]}],
  ...overrides,
});

test('stored conversations with markup show as text, and malformed ones are removed', async ({
  page,
}) => {
  await seedStorage(page, {
    __DOCSEARCH_ASKAI_CONVERSATIONS__APPID: JSON.stringify([
      conversation({url: javascriptUrl, type: 'lvl1'}),
      conversation({objectID: 'b', messages: [null, {parts: [null]}]}),
      null,
    ]),
  });
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-title')).toHaveText(xssMarkup);
  await page.locator('.DocSearch-Hit').click();
  await expect(page.locator('.DocSearch-AskAiScreen-Query')).toHaveText(xssMarkup);
  await expectUnharmed(page);
});
