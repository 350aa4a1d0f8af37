import {announcementBar} from '../../support/announcement';
import {buildDir} from '../../support/build';
import {
  expectUnharmed,
  hasPayloadRun,
  xssMarkup,
  javascriptUrl,
  seedStorage,
} from '../../support/xss';
import {expect, openHydrated, test, type Locator, type Page} from '../../support/policyFixture';

/** Hostile values in addresses, fields and storage. Parsers have unit tests. */

// Status 404 is a console error, so serve 404 pages with 200.
test.use({served: {folder: buildDir, missing: {file: '/404.html', status: 200}}});

interface HostileCase {
  address?: string;
  stored?: Record<string, string>;
  verify?: (page: Page) => Promise<unknown>;
}

const encoded = encodeURIComponent(xssMarkup);
const html = (page: Page) => page.locator('html');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const modeIcon = (page: Page) => page.locator('.navbar .clean-btn[title] svg:visible');
const boxHits = (page: Page) => page.locator('.DocSearch-Hit');

const expectLight = (page: Page) => expect(html(page)).toHaveAttribute('data-theme', 'light');
const expectSearchLink = (query: string) => (page: Page) =>
  expect(page.locator(`main a[href="/search/?q=${encodeURIComponent(query)}"]`)).toBeVisible();

async function expectAllVisible(page: Page): Promise<void> {
  const elements: Locator[] = [
    page.locator('.theme-doc-sidebar-container .menu'),
    page.locator('.navbar'),
    announcementBar(page),
    modeIcon(page),
  ];
  for (const element of elements) {
    await expect(element).toBeVisible();
  }
}

const storedSearch = (url: string) => ({
  objectID: url,
  type: 'lvl1',
  url,
  content: xssMarkup,
  hierarchy: {lvl0: xssMarkup, lvl1: `Stored ${xssMarkup}`},
});

const addressCases: Record<string, HostileCase> = {
  'query string: markup in the links of the language switch': {
    address: `/versions/?q=${encoded}&__proto__[ran]=1#${encoded}`,
    async verify(page) {
      await page.getByRole('button', {name: 'English'}).click();
      const link = page.locator('.navbar .dropdown__menu a[lang]').last();
      await expect(link).toBeVisible();
      expect(await link.getAttribute('href')).not.toMatch(/[<>"]/);
    },
  },
  '?docusaurus-theme=: markup': {
    address: `/versions/?docusaurus-theme=${encoded}`,
    verify: expectLight,
  },
  '?docusaurus-data-rh=: the page keeps its mode and its language': {
    address: '/versions/?docusaurus-data-rh=data-theme,data-theme-choice,lang,dir,class',
    async verify(page) {
      await expectLight(page);
      await expect(html(page)).toHaveAttribute('lang', 'en');
      await expect(modeIcon(page)).toBeVisible();
    },
  },
  '?docusaurus-data-…=: hides nothing': {
    address:
      '/versions/?docusaurus-data-sidebar=hidden&docusaurus-data-navbar=false' +
      '&docusaurus-data-has-hydrated=true' +
      '&docusaurus-data-announcement-bar-initially-dismissed=true' +
      `&docusaurus-data-theme-choice=${encoded}&docusaurus-data-${encoded}=1`,
    verify: expectAllVisible,
  },
  'hash: characters that end a selector': {address: '/versions/#"],*,[x="'},
  'hash: malformed encoding, reached with Back': {
    address: '/versions/#100%',
    async verify(page) {
      const otherPage = '/glossary/';
      await page.locator(`footer a[href="${otherPage}"]`).click();
      await expect(page.locator('h1')).toHaveText('Glossary');
      await expect(page).toHaveURL(otherPage);
      await page.goBack();
      await expect(page).toHaveURL('/versions/#100%25');
      await expect(html(page)).toHaveClass(/docs-doc-id-versions/);
    },
  },
  'hash: malformed encoding, typed on an open page': {
    async verify(page) {
      await page.evaluate(() => (window.location.hash = '%E0%A4%A'));
      await expect(page).toHaveURL('/versions/#%25E0%25A4%25A');
    },
  },
  'path: markup': {
    address: `/${encoded}/`,
    verify: expectSearchLink('img src https elsewhere example png onerror window ran true'),
  },
  'path: another site': {
    address: '//elsewhere.example/page/',
    verify: expectSearchLink('elsewhere example page'),
  },
  'path: malformed encoding': {address: '/%E0%A4%A/', verify: expectSearchLink('E0 A4')},
  '#asked=: another site, and a right-to-left override': {
    address: `/404.html#asked=${encodeURIComponent('/a\u202egpj.exe')}`,
    verify: expectSearchLink('gpj exe'),
  },
};

const searchCases: Record<string, HostileCase> = {
  '/search/: markup as query and area': {
    address: `/search/?q=${encoded}&area=${encoded}`,
    async verify(page) {
      await expect(page.getByRole('searchbox')).toHaveValue(xssMarkup);
      await expect(status(page)).not.toBeEmpty();
    },
  },
  '/search/: a null character, a lone surrogate and a right-to-left override': {
    address: '/search/?q=%00%01%ED%A0%80%E2%80%AEkanban',
    verify: (page) => expect(status(page)).not.toBeEmpty(),
  },
  'the search box: markup': {
    async verify(page) {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(xssMarkup);
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    },
  },
};

const storageCases: Record<string, HostileCase> = {
  'stored preferences: markup': {
    stored: {
      'theme-/': xssMarkup,
      'docusaurus.announcement.dismiss-/': xssMarkup,
      'docusaurus.announcement.id-/': xssMarkup,
      'docs.sidebar-/': xssMarkup,
      'docs-preferred-version-default-/': xssMarkup,
      'docusaurus.tab.os-/': xssMarkup,
    },
    verify: expectAllVisible,
  },
  'stored searches: markup, and a javascript: address': {
    stored: {
      '__DOCSEARCH_RECENT_SEARCHES__guide-en': JSON.stringify([
        storedSearch('/versions/'),
        storedSearch(javascriptUrl),
      ]),
      '__DOCSEARCH_FAVORITE_SEARCHES__guide-en': '[{"objectID":',
    },
    async verify(page) {
      await page.keyboard.press('Control+k');
      await expect(boxHits(page)).toHaveText([new RegExp('^Stored ')]);
    },
  },
  'messages of other windows': {
    verify: (page) =>
      page.evaluate((text) => {
        window.name = text;
        for (const message of [text, {type: text}, null, 'webpackHotUpdate', [text]]) {
          window.postMessage(message, '*');
        }
      }, xssMarkup),
  },
};

const groups = {
  addresses: addressCases,
  searches: searchCases,
  'stored values and messages': storageCases,
};

for (const [group, cases] of Object.entries(groups)) {
  test(`${group}: no injected script runs`, async ({context, site}) => {
    for (const [name, {address = '/versions/', stored: values = {}, verify}] of Object.entries(
      cases,
    )) {
      await test.step(name, async () => {
        // A new tab: if only the hash changed, the page wouldn't reload.
        const page = await context.newPage();
        await seedStorage(page, values);
        // Relative to the base URL, `//host/` would be another site.
        await openHydrated(page, site.origin + address);
        await verify?.(page);
        await expectUnharmed(page);
        await page.close();
      });
    }
  });
}

test('these tests detect injected markup', async ({page, violations}) => {
  await openHydrated(page, '/versions/');
  const injection = page.evaluate(
    (text) => (document.querySelector('h1')!.innerHTML = text),
    xssMarkup,
  );
  await expect(injection).rejects.toThrow('TrustedHTML');
  await expect.poll(() => violations.join('\n')).toContain('require-trusted-types-for');
  violations.length = 0;
  expect(await hasPayloadRun(page)).toBe(false);
  await page.evaluate(() => Object.assign(Object.prototype, {ran: true}));
  expect(await hasPayloadRun(page)).toBe(true);
});
