import {expect, test as base, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {kindAddress, pageKinds} from '../../tools/site/pageKinds';
import {builtHeaders, watchPolicy} from '../support/policy';
import {startStaticServer} from '../../tools/site/staticServer';
import {testUnderPolicy} from '../support/underPolicy';

/**
 * The site under the policy that a host sends: nothing of it is refused, no
 * error is written, and no other origin is asked.
 */
const test = testUnderPolicy(() => 'build');

/** What a reader does on a page, each in its own way of putting something into it. */
const states: Record<string, {path: string; act: (page: Page) => Promise<void>}> = {
  'the search box with hits and their texts': {
    path: '/glossary/',
    async act(page) {
      await page.keyboard.press('/');
      await page.locator('.DocSearch-Input').pressSequentially('kanban');
      await expect(page.locator('.DocSearch-Hit-text').first()).not.toBeEmpty();
    },
  },
  'a walkthrough that plays': {
    path: '/roadmapping/timeline_tutorials/',
    async act(page) {
      await page
        .getByRole('button', {name: /^(Play|Lire)/})
        .first()
        .click();
      await page.locator('figure').first().scrollIntoViewIfNeeded();
    },
  },
  'a figure that is opened': {
    path: '/roadmapping/manage_link_settings/',
    async act(page) {
      await page.locator('figure > a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the definition of a term': {
    path: '/projects/project_items/portfolio/',
    async act(page) {
      await page
        .locator(
          'article a[aria-describedby], article [popovertarget], article a[href*="/glossary/#"]',
        )
        .first()
        .hover();
      await expect(page.locator('[popover]:popover-open, [role="tooltip"]').first()).toBeVisible();
    },
  },
  'code that is copied': {
    path: '/public_rest_api/get_started/',
    async act(page) {
      await page.locator('article pre ~ div button, article div:has(> pre) button').first().click();
    },
  },
  'the other colour mode, and a change of page': {
    path: '/',
    async act(page) {
      await page.locator('.navbar button[class*="toggleButton"]').first().click();
      await page.locator('main a[href$="/glossary/"], nav a[href$="/glossary/"]').first().click();
      await expect(page).toHaveURL('/glossary/');
    },
  },
  'a page that moved': {
    path: '/api/?from=link#top',
    act: (page) => page.waitForURL('**/api/api/?from=link#top'),
  },
};

test('every kind of page', async ({page}) => {
  test.setTimeout(90_000);
  for (const kind of pageKinds) {
    await openHydrated(page, kindAddress(kind, 'en'));
  }
});

for (const [name, {path, act}] of Object.entries(states)) {
  test(name, async ({page}) => {
    await openHydrated(page, path);
    await act(page);
    await page.waitForLoadState('networkidle');
  });
}

base('a script that is not on the list is refused, and reported', async ({browser}) => {
  const server = await startStaticServer('build', {isCompressed: false, headers: builtHeaders()});
  const context = await browser.newContext();
  const troubles = await watchPolicy(context, server.origin);
  const page = await context.newPage();
  await openHydrated(page, `${server.origin}/glossary/`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    document.body.setAttribute('style', 'color: red');
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.png';
  });
  await expect
    .poll(() => troubles.join('\n'))
    .toMatch(/script-src-elem: inline[\s\S]*style-src-attr: inline|style-src-attr: inline/);
  await expect.poll(() => troubles.join('\n')).toContain('img-src: https://elsewhere.example');
  expect(await page.evaluate(() => (window as {ran?: boolean}).ran)).toBeUndefined();
  await context.close();
  await server.stop();
});
