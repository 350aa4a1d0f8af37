import {announcementBar} from '../../support/announcement';
import {buildDir} from '../../support/build';
import {
  expectUnharmed,
  hasPayloadRun,
  xssMarkup,
  javascriptUrl,
  seedStorage,
} from '../../support/xss';
import {expect, openHydrated, test, type Page} from '../../support/policyFixture';

/** Hostile values in addresses, fields and storage. Parsers have unit tests. */

// Status 404 is a console error, so serve 404 pages with 200.
test.use({served: {folder: buildDir, missing: {file: '/404.html', status: 200}}});

const encoded = encodeURIComponent(xssMarkup);
const html = (page: Page) => page.locator('html');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const modeIcon = (page: Page) => page.locator('.navbar .clean-btn[title] svg:visible');

async function expectAllVisible(page: Page): Promise<void> {
  await expect(page.locator('.theme-doc-sidebar-container .menu')).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(announcementBar(page)).toBeVisible();
  await expect(modeIcon(page)).toBeVisible();
}

/** Addresses with hostile parts, and what the page must show. */
const addresses: Record<string, (page: Page) => Promise<unknown>> = {
  [`/versions/?q=${encoded}&__proto__[ran]=1&docusaurus-theme=${encoded}` +
  '&docusaurus-data-sidebar=hidden&docusaurus-data-navbar=false' +
  '&docusaurus-data-has-hydrated=true' +
  `&docusaurus-data-theme-choice=${encoded}&docusaurus-data-${encoded}=1#"],*,[x="'${encoded}`]:
    async (page) => {
      await expectAllVisible(page);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', {name: 'English'}).click();
      const link = page.locator('.navbar .dropdown__menu a[lang]').last();
      await expect(link).toBeVisible();
      expect(await link.getAttribute('href')).not.toMatch(/[<>"]/);
    },
  // Malformed encoding, reached with Back, and typed on an open page.
  '/versions/#100%': async (page) => {
    await page.locator('footer a[href="/glossary/"]').click();
    await expect(page.locator('h1')).toHaveText('Glossary');
    await expect(page).toHaveURL('/glossary/');
    await page.goBack();
    await expect(page).toHaveURL('/versions/#100%25');
    await expect(html(page)).toHaveClass(/docs-doc-id-versions/);
    await page.evaluate(() => (window.location.hash = '%E0%A4%A'));
    await expect(page).toHaveURL('/versions/#%25E0%25A4%25A');
  },
  // Another site.
  [`//elsewhere.example/${encoded}/`]: (page) =>
    expect(
      page.locator('main a[href^="/search/?q=elsewhere%20example%20img%20src%20https%20"]'),
    ).toBeVisible(),
  '/%E0%A4%A/': (page) => expect(page.locator('main a[href="/search/?q=E0%20A4"]')).toBeVisible(),
  // Attributes of the page that scripts read; a null character, a lone surrogate and a right-to-left
  // override.
  [`/search/?q=${encoded}%00%01%ED%A0%80%E2%80%AE&area=${encoded}` +
  '&docusaurus-data-rh=data-theme,data-theme-choice,lang,dir,class']: async (page) => {
    await expect(page.getByRole('searchbox')).toHaveValue(/<img src="https:/);
    await expect(status(page)).not.toBeEmpty();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(modeIcon(page)).toBeVisible();
  },
};

test('addresses run no injected script', async ({context, site}) => {
  for (const [address, verify] of Object.entries(addresses)) {
    await test.step(address, async () => {
      // A new tab: if only the hash changed, the page wouldn't reload.
      const page = await context.newPage();
      // Relative to the base URL, `//host/` would be another site.
      await openHydrated(page, site.origin + address);
      await verify(page);
      await expectUnharmed(page);
      await page.close();
    });
  }
});

test('messages, searches and stored values run no injected script', async ({page}) => {
  const storedSearch = (url: string) => ({
    objectID: url,
    type: 'lvl1',
    url,
    content: xssMarkup,
    hierarchy: {lvl0: xssMarkup, lvl1: `Stored ${xssMarkup}`},
  });
  const preferences = [
    ...['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id'],
    ...['docs.sidebar', 'docs-preferred-version-default', 'docusaurus.tab.os'],
  ];
  await seedStorage(page, {
    ...Object.fromEntries(preferences.map((name) => [`${name}-/`, xssMarkup])),
    '__DOCSEARCH_RECENT_SEARCHES__guide-en': JSON.stringify([
      storedSearch('/versions/'),
      storedSearch(javascriptUrl),
    ]),
    '__DOCSEARCH_FAVORITE_SEARCHES__guide-en': '[{"objectID":',
  });
  await openHydrated(page, '/versions/');
  await expectAllVisible(page);
  const toggle = page.getByRole('button', {name: 'Colour mode: light'});
  await expect(toggle.locator('svg:visible')).toHaveCount(1);
  await toggle.click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate((text) => {
    window.name = text;
    for (const message of [text, {type: text}, null, 'webpackHotUpdate', [text]]) {
      window.postMessage(message, '*');
    }
  }, xssMarkup);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit')).toHaveText([new RegExp('^Stored ')]);
  await page.locator('.DocSearch-Input').fill(xssMarkup);
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  await expectUnharmed(page);

  // The check detects a polluted prototype.
  await page.evaluate(() => Object.assign(Object.prototype, {ran: true}));
  expect(await hasPayloadRun(page)).toBe(true);
});
