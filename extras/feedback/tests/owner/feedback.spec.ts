import path from 'node:path';
import {expectAccessible} from '../../../../tests/support/axe';
import type {Nginx} from '../../../../tests/support/nginx';
import {ownerBase, ownerEmail} from '../../../../tests/release/owner/build';
import {expect, openHydrated, test, type Page} from '../../../../tests/release/owner/nginxFixture';
import {readLog} from '../../src/readLog';

const feedbackControl = (page: Page) =>
  page.getByRole('group', {name: /^(Did this page|Cette page)/});
const yesButton = (page: Page) => feedbackControl(page).getByRole('button', {name: /^(Yes|Oui)$/});
const noButton = (page: Page) => feedbackControl(page).getByRole('button', {name: /^(No|Non)$/});
const statusMessage = (page: Page) => feedbackControl(page).getByRole('status');

type Expected = Record<string, unknown>;

async function expectLogged({logFolder}: Nginx, reports: Expected[]): Promise<void> {
  const logged = () => readLog(path.join(logFolder, 'reader.log')).map((entry) => entry?.report);
  await expect.poll(logged).toMatchObject(reports);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill(query);
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
}

async function closeSearch(page: Page): Promise<void> {
  await page.locator('.DocSearch-Input').press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
}

test('votes, comments and searches are each reported once, without personal data, and nothing else is stored', async ({
  page,
  nginx,
  context,
}) => {
  const reports: Expected[] = [];
  const expectReport = (...added: Expected[]) => {
    reports.push(...added);
    return expectLogged(nginx, reports);
  };
  await openHydrated(page, 'glossary/');
  await noButton(page).click();
  await page.getByLabel('Something is missing').check();
  await page.getByLabel('It is hard to understand').check();
  await page.getByLabel(/^What were you looking for/).fill('No “blorb”: mail eva@example.com');
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(noButton(page)).toBeFocused();
  const glossary = `${ownerBase}glossary/`;
  const comment = {reasons: ['missing', 'unclear'], text: 'No “blorb”: mail [email]'} as const;
  await expectReport(
    {kind: 'vote', page: glossary, helped: false},
    {kind: 'comment', page: glossary, ...comment},
  );

  await openHydrated(page, 'support_en/');
  await yesButton(page).click();
  await expect(statusMessage(page)).toHaveText('Thank you.');
  await page.reload();
  await expect(yesButton(page)).toHaveAttribute('aria-pressed', 'true');
  await noButton(page).click();
  await expect(noButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expectReport({helped: true}, {helped: false, changed: true});

  await openHydrated(page, 'fr/glossary/');
  await yesButton(page).press('Enter');
  await expect(statusMessage(page)).toHaveText('Merci.');
  await yesButton(page).press('Enter');
  await expectReport({page: `${ownerBase}fr/glossary/`, helped: true});
  expect(await context.cookies()).toEqual([]);
  const [lasting, ofVisit] = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.entries(sessionStorage).sort(),
  ]);
  expect(lasting.filter((key) => !key.startsWith('docusaurus.announcement.'))).toEqual([]);
  expect(ofVisit).toEqual([
    [`page-feedback ${ownerBase}fr/glossary/`, '{"helped":true}'],
    [`page-feedback ${ownerBase}glossary/`, '{"helped":false,"isExplained":true}'],
    [`page-feedback ${ownerBase}support_en/`, '{"helped":false}'],
  ]);

  // Searches: a hit opened by keyboard, a hit opened on the search page, and no hits.
  await search(page, 'couloirs');
  await page.keyboard.press('Enter');
  await expectReport({language: 'fr', query: 'couloirs', opened: expect.any(String)});
  await openHydrated(page, 'fr/glossary/');
  await search(page, 'zzyzx eva@example.com');
  await closeSearch(page);
  // The report is sent when the browser is idle, or the page is left.
  await openHydrated(page, 'glossary/');
  await expectReport({language: 'fr', query: 'zzyzx [email]', opened: null});
  await search(page, 'kanban');
  await page.getByRole('link', {name: /^See all/}).click();
  await page.locator('main ol > li a').first().click();
  await expectReport({language: 'en', query: 'kanban', opened: expect.any(String)});
  await search(page, 'zzyzx');
  await page.goto('about:blank');
  await expectReport({language: 'en', query: 'zzyzx', hits: 0, opened: null});
});

test('opting out hides the question and sends nothing', async ({context}) => {
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') {
      posts.push(request.url());
    }
  });
  for (const option of Object.entries({globalPrivacyControl: true, doNotTrack: '1'})) {
    const page = await context.newPage();
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(navigator, name, {get: () => value}),
      option,
    );
    await openHydrated(page, 'glossary/');
    await expect(page.locator('.theme-doc-footer').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${ownerEmail}\\?`),
    );
    await expect(feedbackControl(page)).toHaveCount(0);
    await search(page, 'kanban');
    await closeSearch(page);
    // A report would be sent when the page is left, at the latest.
    await page.goto('tags/');
    expect(posts).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the support shows instead of the question', async ({page}) => {
    await page.goto('fr/glossary/');
    await expect(page.locator('.theme-doc-footer').getByRole('link')).toHaveText(
      'Écrivez au support',
    );
    await expect(feedbackControl(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, isMobile: true});

  test('question and form fit on a phone, and are accessible', async ({page}) => {
    await openHydrated(page, 'fr/roadmapping/get_started/');
    await noButton(page).tap();
    const footer = page.locator('.theme-doc-footer');
    await expect(footer.getByRole('checkbox')).toHaveCount(4);
    const heights = await footer
      .locator('label:has(input), textarea, button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
    await page.emulateMedia({forcedColors: 'active'});
    await expect(noButton(page)).toHaveCSS('outline-style', 'solid');
    await expect(yesButton(page)).not.toHaveCSS('outline-style', 'solid');
  });
});
