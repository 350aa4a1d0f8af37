import {expect, test as base, type Locator, type Page} from '@playwright/test';
import {announcementBar} from '../../support/announcement';
import {
  expectUnharmed,
  hasRun,
  markup,
  scriptAddress,
  store,
  type Stored,
} from '../../support/hostile';
import {openHydrated} from '../../support/hydrated';
import {builtHeaders, watchPolicy} from '../../support/policy';
import {startStaticServer} from '../../../tools/site/staticServer';
import {testUnderPolicy} from '../../support/underPolicy';

/**
 * What an attacker may put into an address, a field or the browser's storage: nothing of it runs,
 * nothing is refused by the policy, no error is written, no other origin is asked, and the page
 * answers. To the console a status of 404 is an error: here the page for it comes without.
 */
const test = testUnderPolicy(() => 'build', {missing: {file: '/404.html', status: 200}});

interface Row {
  /** Without it, the page of the versions, which is a small one. */
  at?: string;
  stored?: () => Stored;
  /** What comes of it, besides no harm; a test may act before. */
  expected?: (page: Page) => Promise<unknown>;
}

const encoded = encodeURIComponent(markup);
const many = (text: string, count: number) => Array.from({length: count}, () => text).join('');

const html = (page: Page) => page.locator('html');
const asked = (page: Page) => page.getByRole('main').getByRole('status').locator('code');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container .menu');
const modeIcon = (page: Page) => page.locator('.navbar button[class*="toggleButton"] svg:visible');
const boxHits = (page: Page) => page.locator('.DocSearch-Hit');

const isLight = (page: Page) => expect(html(page)).toHaveAttribute('data-theme', 'light');
const shows = (part: (page: Page) => Locator) => (page: Page) => expect(part(page)).toBeVisible();
const showsAsked = (text: string) => (page: Page) => expect(asked(page)).toContainText(text);

/** The query is in the field as it was typed, and has an answer. */
const answers = (query: string) => async (page: Page) => {
  await expect(page.getByRole('searchbox')).toHaveValue(query);
  await expect(status(page)).not.toBeEmpty();
};

const typesIntoBox = (query: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
  await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
};

const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const local = (key: string, value: string) => () => ({local: {[key]: value}});
const searches = (kind: 'RECENT' | 'FAVORITE', value: unknown) => () => ({
  local: {[`__DOCSEARCH_${kind}_SEARCHES__guide-en`]: json(value)},
});
const search = (url: string, type = 'lvl1') => ({
  objectID: url,
  type,
  url,
  content: markup,
  hierarchy: {lvl0: markup, lvl1: `Stored ${markup}`},
});

/** The box is open and shows as many of the stored searches, as text. */
const showsStored = (count: number) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(boxHits(page)).toHaveCount(count);
  await expect(boxHits(page).filter({hasText: `Stored ${markup}`})).toHaveCount(count);
};

const rows: Record<string, Row> = {
  'a query string: markup as a value': {at: `/versions/?q=${encoded}&from=${encoded}`},
  'a query string: markup in the links of the language switch': {
    at: `/versions/?q=${encoded}#${encoded}`,
    async expected(page) {
      await page.getByRole('button', {name: 'English'}).click();
      const link = page.locator('.navbar .dropdown__menu a[lang]').last();
      await expect(link).toBeVisible();
      expect(await link.getAttribute('href')).not.toMatch(/[<>"]/);
    },
  },
  'a query string: names that objects have': {
    at: '/versions/?__proto__[ran]=1&constructor[prototype][ran]=1&__proto__.ran=1',
  },
  'a query string: 12,000 characters': {at: `/versions/?q=${many('a', 12_000)}`},

  '?docusaurus-theme=: markup': {at: `/versions/?docusaurus-theme=${encoded}`, expected: isLight},
  '?docusaurus-theme=: system': {
    at: '/versions/?docusaurus-theme=system',
    expected: shows(modeIcon),
  },
  '?docusaurus-data-theme-choice=: the button of the mode keeps its icon': {
    at: `/versions/?docusaurus-data-theme-choice=${encoded}`,
    expected: shows(modeIcon),
  },
  '?docusaurus-data-rh=: the page keeps its mode and its language': {
    at: '/versions/?docusaurus-data-rh=data-theme,data-theme-choice,lang,dir,class',
    async expected(page) {
      await isLight(page);
      await expect(html(page)).toHaveAttribute('lang', 'en');
      await expect(modeIcon(page)).toBeVisible();
    },
  },
  '?docusaurus-data-has-hydrated=: said too early': {
    at: '/versions/?docusaurus-data-has-hydrated=true',
  },
  '?docusaurus-data-sidebar=: hides no sidebar': {
    at: '/versions/?docusaurus-data-sidebar=hidden',
    expected: shows(sidebar),
  },
  '?docusaurus-data-announcement…=: hides no announcement': {
    at: '/versions/?docusaurus-data-announcement=removals-2026&docusaurus-data-announcement-bar-initially-dismissed=true',
    expected: (page) => expect(announcementBar(page, 'en')).toBeVisible(),
  },
  '?docusaurus-data-navbar=: hides no navbar': {
    at: '/versions/?docusaurus-data-navbar=false&docusaurus-data-mode=embed',
    expected: shows((page) => page.locator('.navbar')),
  },
  '?docusaurus-data-…=: a name that is no name': {
    at: `/versions/?docusaurus-data-${encoded}=1&docusaurus-data-on%20load=window.ran=true`,
  },

  'a hash: markup': {at: `/versions/#${encoded}`},
  'a hash: what ends a selector': {at: '/versions/#"],*,[x="'},
  'a hash: 20,000 characters': {at: `/versions/#${many('a', 20_000)}`},
  'a hash: a broken encoding, to which the reader comes back': {
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
  'a hash: a broken encoding, typed on an open page': {
    async expected(page) {
      await page.evaluate(() => (window.location.hash = '%E0%A4%A'));
      await expect(page).toHaveURL('/versions/#%25E0%25A4%25A');
    },
  },

  'a path: markup': {at: `/${encoded}/`, expected: showsAsked('"\'><img')},
  'a path: another site': {
    at: '//elsewhere.example/page/',
    expected: showsAsked('//elsewhere.example/page/'),
  },
  'a path: out of the folder of the site': {at: '/..%2f..%2f..%2fetc%2fpasswd'},
  'a path: a broken encoding': {at: '/%E0%A4%A/', expected: showsAsked('/%E0%A4%A/')},
  'a path: a line break and a null': {at: '/%00%0d%0aSet-Cookie:%20a=b/'},

  '#asked=: markup': {
    at: `/404.html#asked=${encodeURIComponent(`/${markup}/`)}`,
    expected: showsAsked('"\'><img'),
  },
  '#asked=: another site': {at: `/404.html#asked=${encodeURIComponent('//elsewhere.example/')}`},
  '#asked=: another site, by a tab': {
    at: `/404.html#asked=${encodeURIComponent('/\t/elsewhere.example/')}`,
  },
  '#asked=: a broken encoding': {at: '/404.html#asked=%'},
  '#asked=: an address that reads from right to left': {
    at: `/404.html#asked=${encodeURIComponent('/a\u202egpj.exe')}`,
    expected: showsAsked('/a%E2%80%AEgpj.exe'),
  },
  '#asked=: 9,000 characters': {
    at: `/404.html#asked=${encodeURIComponent(many('/a/', 3_000))}`,
    expected: showsAsked('/a/'),
  },

  '/search/?q=: markup': {at: `/search/?q=${encoded}`, expected: answers(markup)},
  '/search/?q=: what a pattern is made of': {
    at: `/search/?q=${encodeURIComponent('(a+)+$ .*?^{}|[]\\')}`,
    expected: answers('(a+)+$ .*?^{}|[]\\'),
  },
  '/search/?q=: names that objects have': {
    at: '/search/?q=__proto__%20constructor%20hasOwnProperty',
    expected: answers('__proto__ constructor hasOwnProperty'),
  },
  '/search/?q=: a null, half a character and a change of direction': {
    at: '/search/?q=%00%01%ED%A0%80%E2%80%AEkanban',
    expected: (page) => expect(status(page)).not.toBeEmpty(),
  },
  '/search/?q=: one word of 12,000 characters': {
    at: `/search/?q=${many('a', 12_000)}`,
    expected: answers(many('a', 12_000)),
  },
  '/search/?q=: twice, with names of lists': {
    at: `/search/?q=kanban&q=${encoded}&q[]=a&area=a&area=b`,
    expected: answers('kanban'),
  },
  '/search/?area=: markup': {
    at: `/search/?q=kanban&area=${encoded}`,
    expected: (page) =>
      expect(page.getByRole('main').getByRole('button', {pressed: true})).toContainText(markup),
  },

  'the search box: markup': {expected: typesIntoBox(markup)},
  'the search box: 2,000 words': {expected: typesIntoBox(many('kanban ', 2_000))},

  'a stored colour mode: markup': {stored: local('theme', markup), expected: isLight},
  'a stored colour mode: as large as the storage': {
    stored: local('theme', many('x', 5_242_000)),
    expected: isLight,
  },
  'a stored announcement: markup': {
    stored: local('announcement.dismissed', markup),
    expected: (page) => expect(announcementBar(page, 'en')).toBeVisible(),
  },
  'a stored sidebar: markup': {stored: local('docs.sidebar', markup), expected: shows(sidebar)},
  'stored values of what the site has not: a version, a tab, a consent': {
    stored: () => ({
      local: {
        'docs-preferred-version-default': markup,
        'docusaurus.tab.os': markup,
        'search.askAi.consent': markup,
      },
    }),
  },
  ...Object.fromEntries(
    Object.entries<[value: unknown, shown: number]>({
      'JSON that ends early': ['[{"objectID":', 0],
      'no list': [{length: 3, slice: markup}, 0],
      'a list of nothing, numbers and words': [[null, 1, 'x', [], {}], 0],
      'an address that runs': [[search(scriptAddress)], 0],
      markup: [[search('/versions/'), search('/glossary/', 'content')], 2],
      'a type that does not exist': [[{...search('/versions/'), type: markup}], 1],
    }).map(([name, [value, shown]]) => [
      `stored searches: ${name}`,
      {stored: searches('RECENT', value), expected: showsStored(shown)},
    ]),
  ),
  'stored favourites: markup': {
    stored: searches('FAVORITE', [search('/versions/')]),
    expected: showsStored(1),
  },
  'stored searches: 2,000': {
    stored: searches(
      'RECENT',
      Array.from({length: 2_000}, (_, i) => search(`/versions/#${i}`)),
    ),
    expected: (page) => page.keyboard.press('Control+k'),
  },

  'the name of the window, and messages of other windows': {
    expected: (page) =>
      page.evaluate((text) => {
        window.name = text;
        for (const message of [text, {type: text}, null, 'webpackHotUpdate', [text]]) {
          window.postMessage(message, '*');
        }
      }, markup),
  },
};

for (const [name, {at = '/versions/', stored, expected}] of Object.entries(rows)) {
  test(name, async ({page, origin}) => {
    await store(page, stored?.() ?? {});
    // Not by the base address: joined to it, `//host/` is another site.
    await openHydrated(page, origin + at);
    await expected?.(page);
    await expectUnharmed(page);
  });
}

base('markup that gets into a page is found by these tests', async ({browser}) => {
  const server = await startStaticServer('build', {isCompressed: false, headers: builtHeaders()});
  const context = await browser.newContext();
  const troubles = await watchPolicy(context, server.origin);
  const page = await context.newPage();
  await openHydrated(page, `${server.origin}/versions/`);
  await page.evaluate((text) => (document.querySelector('h1')!.innerHTML = text), markup);
  await expect.poll(() => troubles.join('\n')).toContain('img-src: https://elsewhere.example');
  expect(await hasRun(page)).toBe(false);
  await page.evaluate(() => Object.assign(Object.prototype, {ran: true}));
  expect(await hasRun(page)).toBe(true);
  await context.close();
  await server.stop();
});
