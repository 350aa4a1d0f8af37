import type {Browser, Page} from '@playwright/test';
import {kindAddress, localized, type PageKind} from '../site/pageKinds';
import type {Shot} from './options';

const heights = {1280: 900, 390: 800};

/** Takes one picture of a page from its top to its end. */
export async function take(
  browser: Browser,
  site: string,
  shot: Shot,
  file: string,
): Promise<void> {
  const isPhone = shot.width === 390;
  const context = await browser.newContext({
    viewport: {width: shot.width, height: heights[shot.width]},
    colorScheme: shot.mode,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  try {
    const page = await context.newPage();
    const response = await page.goto(site + addressOf(shot));
    if (response?.status() === 404 && shot.subject !== 'not-found') {
      throw new Error(`The build has no page at ${addressOf(shot)}.`);
    }
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    if (shot.subject === 'search-box') {
      await page.keyboard.press('/');
      await page.locator('.DocSearch-Input').fill('kanban');
      await page.locator('.DocSearch-Hit').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-busy="true"]').waitFor({state: 'detached'});
    await loadFigures(page);
    await page.screenshot({path: file, fullPage: true, animations: 'disabled', caret: 'hide'});
  } finally {
    await context.close();
  }
}

function addressOf({subject, locale}: Shot): string {
  if (subject.startsWith('/')) {
    return localized(subject, locale);
  }
  return subject === 'search-box'
    ? localized('/glossary/', locale)
    : kindAddress(subject as PageKind, locale);
}

/** Figures are fetched when they come into sight, which a picture taken at once does not wait for. */
async function loadFigures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
}
