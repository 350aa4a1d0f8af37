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
        const watch = (selector: string) => startStopwatch(page, {event: 'keydown', selector});
        const readBox = await watch('.DocSearch-Modal');
        const readHit = await watch('.DocSearch-Hit');
        await pasteOnFocus(page, valueIn(queries, locale));
        await page.keyboard.press('/');
        return {'box open, ms': await readBox(), 'first hit, ms': await readHit()};
      });
    rows.push(...(await measureVisits(`search ${profile.name}`, sites, options, take)));
  }
  return rows;
}

/** A hand pastes into a field that it sees: after the frame in which it has the focus. */
function pasteOnFocus(page: Page, query: string): Promise<void> {
  return page.evaluate((text) => {
    const paste = ({target}: FocusEvent) => {
      if ((target as Element).matches('.DocSearch-Input')) {
        document.removeEventListener('focusin', paste);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => document.execCommand('insertText', false, text)),
        );
      }
    };
    document.addEventListener('focusin', paste);
  }, query);
}
