import {expect, openHydrated, test, type Locator, type Page} from '../../support/browser';
import type {Locale} from '../../support/contract';
import {setFont} from '../../support/fonts';
import {kindAddress, type PageKind} from '../../../tools/site/pageKinds';

// The site's policy blocks the test fonts.
test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

const desktop = {width: 1280, height: 900};
const phone = {width: 390, height: 800};

const pages: [kind: PageKind, mode: 'light' | 'dark', screen: typeof desktop, locale?: Locale][] = [
  ['home', 'light', desktop],
  ['home', 'dark', phone],
  ['tutorial', 'light', phone],
  ['reference', 'light', desktop],
  ['reference', 'dark', desktop],
  ['category', 'dark', desktop, 'fr'],
  ['search-hits', 'light', desktop],
];

async function expectScreenshot(page: Page, name: string, ...mask: Locator[]): Promise<void> {
  await setFont(page, 'Inter');
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {mask});
}

/** Texts of hits load after their titles. */
async function expectTexts(texts: Locator): Promise<void> {
  await expect(texts.first()).toBeVisible();
  await expect(texts.filter({visible: true, hasText: /^$/})).toHaveCount(0);
}

test('screenshots: pages in both colour modes and languages, on both screens', async ({page}) => {
  for (const [kind, mode, screen, locale = 'en'] of pages) {
    await page.setViewportSize(screen);
    await page.emulateMedia({colorScheme: mode});
    await openHydrated(page, kindAddress(kind, locale));
    if (kind === 'search-hits') {
      await expectTexts(page.locator('main ol p:last-child'));
      // On a busy machine, texts load late, and hits keep the height reserved for them.
      await page.addStyleTag({content: '[class*="snippetAwaited"] {height: auto}'});
    }
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectScreenshot(page, `${kind}-${screen.width}-${mode}`);
  }
});

test('screenshots: code, the search box with hits, and the side menu of a phone', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, '/public_rest_api/response/');
  await page.locator('.theme-code-block').first().scrollIntoViewIfNeeded();
  await expectScreenshot(page, 'code');

  await openHydrated(page, '/glossary/');
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
  await expectTexts(page.locator('.DocSearch-Hit-text'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toBeVisible();
  await expectScreenshot(page, 'search-box');

  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its arrow isn't in the test fonts.
  await expectScreenshot(page, 'side-menu', page.getByRole('button', {name: 'Back to main menu'}));
});
