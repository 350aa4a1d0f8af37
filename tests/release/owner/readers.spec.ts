import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test as base, type Page} from '@playwright/test';
import {ownerDir} from './build';
import {ownerBase, ownerUrl} from './steps/basePath';
import {ownerEmail} from './steps/name';
import {readerPath} from './steps/readers';
import {expectAccessible} from '../../support/axe';
import {openHydrated} from '../../support/hydrated';
import {startNginx, type Nginx} from '../../support/nginx';
import {watchPolicy} from '../../support/policy';
import {readerTraces} from '../../support/readerTraces';

/** Readers who are asked, and the server that takes what they tell. Each test has a log of its own. */
const test = base.extend<{nginx: Nginx; troubles: string[]; posts: string[]}>({
  nginx: async ({}, use) => {
    const nginx = await startNginx(ownerDir, {basePath: ownerBase});
    await use(nginx);
    await nginx.stop();
  },
  baseURL: ({nginx}, use) => use(`${nginx.address}/`),
  /** The policy refuses nothing, and no other host is asked. */
  troubles: [
    async ({context, nginx}, use) => {
      const troubles = await watchPolicy(context, new URL(nginx.address).origin);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    {auto: true},
  ],
  /** Where anything was sent. */
  posts: async ({context}, use) => {
    const posts: string[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'GET') {
        posts.push(`${request.method()} ${new URL(request.url()).pathname}`);
      }
    });
    await use(posts);
  },
});

const control = (page: Page) => page.getByRole('group', {name: /^(Did this page|Cette page)/});
const yes = (page: Page) => control(page).getByRole('button', {name: /^(Yes|Oui)$/});
const no = (page: Page) => control(page).getByRole('button', {name: /^(No|Non)$/});
const hits = (page: Page) => page.locator('.DocSearch-Hit');

const linesOf = ({readerLog}: Nginx) =>
  fs.readFileSync(readerLog, 'utf8').split('\n').filter(Boolean);

/** What the server has logged, once there is that much of it. */
async function logged(nginx: Nginx, count: number): Promise<void> {
  await expect.poll(() => linesOf(nginx)).toHaveLength(count);
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').pressSequentially(words);
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  await expect(hits(page).first().or(page.locator('.DocSearch-NoResults'))).toBeVisible();
}

const closeBox = (page: Page) => page.locator('.DocSearch-Input').press('Escape');

async function reportOf({readerLog}: Nginx) {
  const out = test.info().outputPath('readers.json');
  await promisify(execFile)(
    'npm',
    ['run', 'readers', '--', readerLog, '--format=json', '--out', out],
    {
      env: {...process.env, BUILD_DIR: ownerDir, TELESCOPE_SITE_URL: ownerUrl},
    },
  );
  return JSON.parse(fs.readFileSync(out, 'utf8')) as unknown;
}

test('what readers say and search in two languages is in the report, and nothing of who they are', async ({
  page,
  nginx,
}) => {
  test.setTimeout(60_000);
  await openHydrated(page, 'glossary/');
  await no(page).click();
  await page.getByLabel('Something is missing').check();
  await page.getByLabel('It is hard to understand').check();
  await page.getByLabel(/^What were you looking for/).fill('No “blorb”: mail eva@example.com');
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(no(page)).toBeFocused();
  await logged(nginx, 2);

  await openHydrated(page, 'support_en/');
  await yes(page).click();
  await expect(control(page).getByRole('status')).toHaveText('Thank you.');
  await page.reload();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
  await no(page).click();
  await expect(no(page)).toHaveAttribute('aria-pressed', 'true');
  await logged(nginx, 4);

  await openHydrated(page, 'fr/glossary/');
  await yes(page).focus();
  await page.keyboard.press('Enter');
  await expect(control(page).getByRole('status')).toHaveText('Merci.');
  // The same answer again is none.
  await page.keyboard.press('Enter');
  await logged(nginx, 5);

  // By a key, by a press, on the page of the search; and none.
  await search(page, 'couloirs');
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await logged(nginx, 6);
  await search(page, 'zzyzx eva@example.com');
  await closeBox(page);
  await logged(nginx, 7);
  await openHydrated(page, 'glossary/');
  await search(page, 'swimlanes');
  await hits(page).first().getByRole('link').click();
  await logged(nginx, 8);
  await search(page, 'kanban');
  await page.getByRole('link', {name: /^See all/}).click();
  await page.locator('main ol > li a').first().click();
  await logged(nginx, 9);
  await search(page, 'zzyzx');
  await page.goto('about:blank');
  await logged(nginx, 10);

  expect(linesOf(nginx).join('\n')).not.toContain('eva');
  const zeroes = {missing: 0, unclear: 0, wrong: 0, elsewhere: 0};
  const figures = (await reportOf(nginx)) as Record<'pages' | 'searches', unknown>;
  expect(figures).toMatchObject({
    reports: {vote: 3, comment: 1, search: 5},
    refused: [],
    searches: {
      ...{withoutHits: 1, withoutClick: 1},
      failing: [
        {language: 'en', query: 'zzyzx', withoutHits: 1},
        {language: 'fr', query: 'zzyzx [email]', withoutClick: 1},
      ],
    },
  });
  expect(figures.pages).toEqual([
    expect.objectContaining({
      ...{address: `${ownerBase}fr/glossary/`, helped: 1, notHelped: 0},
      ...{reasons: zeroes, comments: []},
    }),
    expect.objectContaining({
      ...{address: `${ownerBase}glossary/`, helped: 0, notHelped: 1},
      reasons: {...zeroes, missing: 1, unclear: 1},
      comments: [
        expect.objectContaining({
          reasons: ['missing', 'unclear'],
          text: 'No “blorb”: mail [email]',
        }),
      ],
    }),
    expect.objectContaining({
      ...{address: `${ownerBase}support_en/`, helped: 0, notHelped: 1},
      ...{reasons: zeroes, comments: []},
    }),
  ]);
});

test('a visit asks this site alone, sends one report for one answer, and leaves nothing behind', async ({
  page,
  context,
  posts,
}) => {
  await openHydrated(page, 'glossary/');
  await yes(page).hover();
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await yes(page).click();
  const headers = await (await sent).allHeaders();
  await expect(control(page).getByRole('status')).toHaveText('Thank you.');
  expect(posts).toEqual([`POST ${readerPath}`]);
  expect(Object.keys(headers)).not.toContain('cookie');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({...localStorage}))).toEqual({});
  expect(await page.evaluate(() => ({...sessionStorage}))).toEqual({
    [`page-feedback ${ownerBase}glossary/`]: '{"helped":true}',
  });
});

test('what a site that asks nothing lacks is in the files of this one', () => {
  const folder = path.join(ownerDir, 'assets/js');
  const main = fs.readdirSync(folder).find((file) => file.startsWith('main.'))!;
  expect(fs.readFileSync(path.join(folder, main), 'utf8')).toMatch(readerTraces);
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`who refuses by ${name} is not asked, and sends nothing`, async ({page, posts}) => {
    await page.addInitScript(
      ([key, answer]) => Object.defineProperty(navigator, key, {get: () => answer}),
      [name, value] as const,
    );
    await openHydrated(page, 'glossary/');
    await expect(control(page)).toHaveCount(0);
    await expect(page.locator('.theme-doc-footer').getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${ownerEmail}`,
    );
    await search(page, 'kanban');
    await closeBox(page);
    await page.waitForLoadState('networkidle');
    expect(posts).toEqual([]);
  });
}

test('without scripts the support address stands in the place of the question', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('fr/glossary/');
  await expect(control(page)).toBeHidden();
  await expect(page.locator('.theme-doc-footer').getByRole('link')).toHaveText(ownerEmail);
  await context.close();
});

test('what cannot be sent is lost, and the reader hears nothing of it', async ({
  page,
  context,
  nginx,
  troubles,
}) => {
  await openHydrated(page, 'glossary/');
  await no(page).hover();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await yes(page).click();
  await expect(control(page).getByRole('status')).toHaveText('Thank you.');
  await context.setOffline(false);
  // What pages fetch ahead does not come either.
  const told = new Set(troubles.splice(0));
  expect([...told]).toEqual(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']);
  expect(linesOf(nginx)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, isMobile: true});

  test('question and form fit, are large enough for a finger, and are accessible', async ({
    page,
  }) => {
    await openHydrated(page, 'fr/roadmapping/get_started/');
    const box = await control(page).getByRole('button').first().boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
    await no(page).tap();
    const form = page.locator('.theme-doc-footer form');
    await expect(form.getByRole('checkbox')).toHaveCount(4);
    const heights = await form
      .locator('label:has(input), textarea, button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});

test('where the system sets the colours, the answer is seen', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openHydrated(page, 'glossary/');
  await yes(page).click();
  await expect(yes(page)).toHaveCSS('outline-style', 'solid');
  await expect(no(page)).not.toHaveCSS('outline-style', 'solid');
});
