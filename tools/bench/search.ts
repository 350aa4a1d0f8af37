import type {Browser, Page} from '@playwright/test';
import {baseUrlOf, valueIn, type Locale, type Localized} from '../../src/config/locales';
import type {Row} from './measure';
import type {Options} from './options';
import {profiles} from './profiles';
import {measureVisits, openQuiet, visit, type Site} from './sites';
import {startStopwatch} from './stopwatch';

/** What is searched for: it has hits. */
const queries: Localized<string> = {en: 'swimlanes', fr: 'couloirs'};

const startPage = 'projects/projects_views/kanban/';

/**
 * Opens the search by its shortcut for the first time and pastes a query: how fast a reader types is
 * not counted. Stock has no search without an account.
 */
export async function measureSearch(
  browser: Browser,
  sites: Site[],
  options: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const profile of Object.values(profiles)) {
    const take = (site: Site, locale: Locale) =>
      visit(browser, profile, async (page) => {
        await openQuiet(page, site, baseUrlOf(locale) + startPage);
        const readHit = await startStopwatch(page, {event: 'keydown', selector: '.DocSearch-Hit'});
        const readField = await pasteOnFocus(page, valueIn(queries, locale));
        await page.keyboard.press('/');
        return {'field ready, ms': await readField(), 'first hit, ms': await readHit()};
      });
    rows.push(...(await measureVisits(`search ${profile.name}`, sites, options, take)));
  }
  return rows;
}

/**
 * A hand pastes into a field that it sees: after the frame in which it has the focus.
 *
 * @returns what gives the milliseconds from the key to that frame
 */
async function pasteOnFocus(page: Page, query: string): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle((text) => {
    let pressed = 0;
    addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), {
      capture: true,
      once: true,
    });
    const pasted = new Promise<number>((resolve) => {
      const paste = () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(performance.now() - pressed);
            document.execCommand('insertText', false, text);
          }),
        );
      document.addEventListener('focusin', paste, {once: true});
    });
    return {pasted};
  }, query);
  return () => handle.evaluate(({pasted}) => pasted);
}
