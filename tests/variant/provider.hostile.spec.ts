import {expectUnharmed, xssMarkup, javascriptUrl, seedStorage} from '../support/xss';
import {queriesPath} from '../support/provider';
import {createAnswerParts} from '../support/provider/agent';
import {expect, openHydrated, test as providerTest, type Page} from '../support/provider/fixture';
import {collectViolations} from '../support/policy';

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

const hostileHits = [
  {hierarchy: {lvl0: xssMarkup, lvl1: `Found ${xssMarkup}`, lvl2: xssMarkup}},
  {_highlightResult: {hierarchy: {lvl1: highlightedMarkup}}},
  {_snippetResult: {hierarchy: {lvl1: highlightedMarkup}, content: highlightedMarkup}},
  {_highlightResult: {hierarchy: {lvl1: {value: '<mark onclick="window.ran=true">Found</mark>'}}}},
  {url: `https://elsewhere.example/guide/reading/?${xssMarkup}#${xssMarkup}`},
  {url: javascriptUrl},
].map((fields, index) => ({...validHit, objectID: String(index), ...fields}));

const hits = (page: Page) => page.locator('.DocSearch-Hit').filter({has: page.getByRole('link')});

test('hits of a provider are text, and link to pages of the site', async ({page, provider}) => {
  provider.fault = {
    when: ({path}) => path === queriesPath,
    status: 200,
    body: {results: [{index: 'guide', query: 'found', nbHits: 6, hits: hostileHits}]},
  };
  await openHydrated(page, 'search/?q=found');
  const pageHits = page.locator('main ol > li');
  await expect(pageHits).toHaveCount(5);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('found');
  await expect(hits(page)).toHaveCount(5);
  await expectUnharmed(page);
  for (const link of await page.locator('main ol > li a, .DocSearch-Hit a').all()) {
    // Whatever the host of the hit, the link is to this site.
    expect(await link.getAttribute('href')).toMatch(/^\/guide\/reading\//);
  }
});

const answerText = (page: Page) => page.locator('.DocSearch-Markdown-Content');

async function ask(page: Page): Promise<void> {
  await openHydrated(page, 'glossary/');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('what is kanban');
  await page.getByRole('listbox', {name: 'Ask AI:'}).getByRole('option').click();
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
      '[mail](mailto:someone@elsewhere.example) [good](https://docs.telescope.example/guide/) ',
      '[slash](//elsewhere.example/) [relative](/glossary/)',
    ]),
  };
  await ask(page);
  await expect(answerText(page).last()).toContainText('relative');
  await expect(answerText(page).locator('img, script, iframe, style, form, input')).toHaveCount(0);
  const hrefs = await answerText(page)
    .locator('[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['https://docs.telescope.example/guide/']);
  await page.locator('.DocSearch-AskAiScreen-Sources-Action').click();
  const sources = page.locator('.DocSearch-AskAiScreen-Sources [href]');
  await expect(sources.last()).toHaveAttribute('href', '/glossary/');
  const protocols = await sources.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).protocol),
  );
  expect(protocols.filter((protocol) => !/^(?:https?|mailto):$/.test(protocol))).toEqual([]);
  await expectUnharmed(page);
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
