import type {Browser, Page} from '@playwright/test';
import {answered, openFresh, openKey, typeAtPace} from './browser';
import type {KeyTimes, VisitTimes} from './probe';
import {slowDown, type Profile} from '../../measure/profiles';

/** A search of a reader who types on while the box is on its way. */
export interface Search extends VisitTimes {
  query: string;
  /** What the field held in the end: the query, unless letters were lost. */
  typed: string;
}

/** A reader who searches for the first time, closes the box, and searches again. */
export interface Visit {
  cold: Search;
  warm: Search;
  /** How long the index took to come. */
  indexWaited: number;
}

/** How a query comes into the field: letter by letter, or whole as soon as the field is seen. */
export type Entry = 'typed' | 'pasted';

/** A search of a fresh reader, who has read the page, and then another one. */
export async function visit(
  browser: Browser,
  address: string,
  profile: Profile,
  [first, second]: [string, string],
  entry: Entry = 'typed',
): Promise<Visit> {
  const {context, page} = await openFresh(browser, address);
  await slowDown(await context.newCDPSession(page), profile);
  const cold = await timeSearch(page, first, entry);
  const indexWaited = await waitOfIndex(page);
  await close(page);
  const warm = await timeSearch(page, second, entry);
  await context.close();
  return {cold, warm, indexWaited};
}

/** Each letter of some queries, when the box, the index and all texts that it shows are there. */
export async function timeLetters(
  browser: Browser,
  address: string,
  profile: Profile,
  queries: string[],
): Promise<KeyTimes[]> {
  const {context, page} = await openFresh(browser, address);
  const letters: KeyTimes[] = [];
  await page.keyboard.press(openKey);
  const field = page.locator('.DocSearch-Input');
  for (const query of queries) {
    await field.pressSequentially(query, {delay: KEY_APART});
    await page.waitForLoadState('networkidle');
    await field.fill('');
  }
  await slowDown(await context.newCDPSession(page), profile);
  for (const query of queries) {
    for (const letter of query) {
      await page.evaluate(() => window.searchProbe.letter());
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      letters.push(await page.evaluate(() => window.searchProbe.letterTimes));
      // What a letter leaves to be done is not the next one's.
      await page.waitForTimeout(KEY_APART);
    }
    await field.fill('');
    await page.waitForTimeout(KEY_APART);
  }
  await context.close();
  return letters;
}

const KEY_APART = 80;

async function timeSearch(page: Page, query: string, entry: Entry): Promise<Search> {
  await page.evaluate(
    (pasted) => window.searchProbe.visit(pasted),
    entry === 'pasted' ? query : undefined,
  );
  await typeAtPace(page, entry === 'typed' ? [openKey, ...query] : [openKey]);
  await answered(page);
  const times = await page.evaluate(() => window.searchProbe.times);
  return {...times, query, typed: await page.locator('.DocSearch-Input').inputValue()};
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.DocSearch-Modal').waitFor({state: 'detached'});
}

async function waitOfIndex(page: Page): Promise<number> {
  const waits = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('/index.json'))
      .map(({duration}) => duration),
  );
  return Math.max(0, ...waits);
}
