import {announcementBar} from '../../support/announcement';
import {buildDir} from '../../support/build';
import {
  expectUnharmed,
  hasPayloadRun,
  xssMarkup,
  javascriptUrl,
  seedStorage,
} from '../../support/xss';
import {expect, openHydrated, test, type Locator, type Page} from '../../support/underPolicy';

/** Hostile values in addresses, fields and storage. Parsers have unit tests. */

// Status 404 is a console error, so serve 404 pages with 200.
test.use({served: {folder: buildDir, missing: {file: '/404.html', status: 200}}});

interface Row {
  at?: string;
  stored?: Record<string, string>;
  expected?: (page: Page) => Promise<unknown>;
}

const encoded = encodeURIComponent(xssMarkup);
const html = (page: Page) => page.locator('html');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const modeIcon = (page: Page) => page.locator('.navbar .clean-btn[title] svg:visible');
const boxHits = (page: Page) => page.locator('.DocSearch-Hit');

const isLight = (page: Page) => expect(html(page)).toHaveAttribute('data-theme', 'light');
const searchesFor = (words: string) => (page: Page) =>
  expect(page.locator(`main a[href="/search/?q=${encodeURIComponent(words)}"]`)).toBeVisible();

async function showsAll(page: Page): Promise<void> {
  const parts: Locator[] = [
    page.locator('.theme-doc-sidebar-container .menu'),
    page.locator('.navbar'),
    announcementBar(page),
    modeIcon(page),
  ];
  for (const part of parts) {
    await expect(part).toBeVisible();
  }
}

const storedSearch = (url: string) => ({
  objectID: url,
  type: 'lvl1',
  url,
  content: xssMarkup,
  hierarchy: {lvl0: xssMarkup, lvl1: `Stored ${xssMarkup}`},
});

const addresses: Record<string, Row> = {
  'query string: markup in the links of the language switch': {
    at: `/versions/?q=${encoded}&__proto__[ran]=1#${encoded}`,
    async expected(page) {
      await page.getByRole('button', {name: 'English'}).click();
      const link = page.locator('.navbar .dropdown__menu a[lang]').last();
      await expect(link).toBeVisible();
      expect(await link.getAttribute('href')).not.toMatch(/[<>"]/);
    },
  },
  '?docusaurus-theme=: markup': {at: `/versions/?docusaurus-theme=${encoded}`, expected: isLight},
  '?docusaurus-data-rh=: the page keeps its mode and its language': {
    at: '/versions/?docusaurus-data-rh=data-theme,data-theme-choice,lang,dir,class',
    async expected(page) {
      await isLight(page);
      await expect(html(page)).toHaveAttribute('lang', 'en');
      await expect(modeIcon(page)).toBeVisible();
    },
  },
  '?docusaurus-data-…=: hides nothing': {
    at:
      '/versions/?docusaurus-data-sidebar=hidden&docusaurus-data-navbar=false' +
      '&docusaurus-data-has-hydrated=true' +
      '&docusaurus-data-announcement-bar-initially-dismissed=true' +
      `&docusaurus-data-theme-choice=${encoded}&docusaurus-data-${encoded}=1`,
    expected: showsAll,
  },
  'hash: characters that end a selector': {at: '/versions/#"],*,[x="'},
  'hash: malformed encoding, reached with Back': {
    at: '/versions/#100%',
    async expected(page) {
      const other = '/glossary/';
      await page.locator(`footer a[href="${other}"]`).click();
      await expect(page).toHaveURL(other);
      await page.goBack();
      await expect(page).toHaveURL('/versions/#100%25');
      await expect(html(page)).toHaveClass(/docs-doc-id-versions/);
    },
  },
  'hash: malformed encoding, typed on an open page': {
    async expected(page) {
      await page.evaluate(() => (window.location.hash = '%E0%A4%A'));
      await expect(page).toHaveURL('/versions/#%25E0%25A4%25A');
    },
  },
  'path: markup': {
    at: `/${encoded}/`,
    expected: searchesFor('img src https elsewhere example png onerror window ran true'),
  },
  'path: another site': {
    at: '//elsewhere.example/page/',
    expected: searchesFor('elsewhere example page'),
  },
  'path: malformed encoding': {at: '/%E0%A4%A/', expected: searchesFor('E0 A4')},
  '#asked=: another site, and a right-to-left override': {
    at: `/404.html#asked=${encodeURIComponent('/a\u202egpj.exe')}`,
    expected: searchesFor('gpj exe'),
  },
};

const searches: Record<string, Row> = {
  '/search/: markup as query and area': {
    at: `/search/?q=${encoded}&area=${encoded}`,
    async expected(page) {
      await expect(page.getByRole('searchbox')).toHaveValue(xssMarkup);
      await expect(status(page)).not.toBeEmpty();
    },
  },
  '/search/: a null character, a lone surrogate and a right-to-left override': {
    at: '/search/?q=%00%01%ED%A0%80%E2%80%AEkanban',
    expected: (page) => expect(status(page)).not.toBeEmpty(),
  },
  'the search box: markup': {
    async expected(page) {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(xssMarkup);
      await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    },
  },
};

const stored: Record<string, Row> = {
  'stored preferences: markup': {
    stored: {
      theme: xssMarkup,
      'docusaurus.announcement.dismiss': xssMarkup,
      'docusaurus.announcement.id': xssMarkup,
      'docs.sidebar': xssMarkup,
      'docs-preferred-version-default': xssMarkup,
      'docusaurus.tab.os': xssMarkup,
    },
    expected: showsAll,
  },
  'stored searches: markup, and a javascript: address': {
    stored: {
      '__DOCSEARCH_RECENT_SEARCHES__guide-en': JSON.stringify([
        storedSearch('/versions/'),
        storedSearch(javascriptUrl),
      ]),
      '__DOCSEARCH_FAVORITE_SEARCHES__guide-en': '[{"objectID":',
    },
    async expected(page) {
      await page.keyboard.press('Control+k');
      await expect(boxHits(page)).toHaveText([new RegExp('^Stored ')]);
    },
  },
  'messages of other windows': {
    expected: (page) =>
      page.evaluate((text) => {
        window.name = text;
        for (const message of [text, {type: text}, null, 'webpackHotUpdate', [text]]) {
          window.postMessage(message, '*');
        }
      }, xssMarkup),
  },
};

const groups = {addresses, searches, 'stored values and messages': stored};

for (const [group, rows] of Object.entries(groups)) {
  test(`${group}: nothing runs`, async ({context, site}) => {
    for (const [name, {at = '/versions/', stored: values = {}, expected}] of Object.entries(rows)) {
      await test.step(name, async () => {
        // A new tab: if only the hash changed, the page wouldn't reload.
        const page = await context.newPage();
        await seedStorage(page, values);
        // Relative to the base URL, `//host/` would be another site.
        await openHydrated(page, site.origin + at);
        await expected?.(page);
        await expectUnharmed(page);
        await page.close();
      });
    }
  });
}

test('these tests detect injected markup', async ({page, violations}) => {
  await openHydrated(page, '/versions/');
  const put = page.evaluate((text) => (document.querySelector('h1')!.innerHTML = text), xssMarkup);
  await expect(put).rejects.toThrow('TrustedHTML');
  await expect.poll(() => violations.join('\n')).toContain('require-trusted-types-for');
  violations.length = 0;
  expect(await hasPayloadRun(page)).toBe(false);
  await page.evaluate(() => Object.assign(Object.prototype, {ran: true}));
  expect(await hasPayloadRun(page)).toBe(true);
});
