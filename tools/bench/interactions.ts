import type {Page} from '@playwright/test';
import {valueIn, type Localized} from '../../src/config/locales';
import {localized} from '../site/pageKinds';
import {openQuiet, type Measurement} from './visits';

/** The page prefetches the link meanwhile. */
const PRESSED_MS = 80;

const links = {
  'a link in sight': '.theme-doc-sidebar-menu a[href$="/roadmapping/manage_link_settings/"]',
  // It scrolls into view just before the click.
  'the next page': '.pagination-nav__link--next',
};

/** Time from a click on a link to the content of its page. */
export const navigation = Object.entries(links).map(([name, selector]): Measurement => ({
  title: `navigation, ${name}`,
  of: 'time',
  take: async ({page, site, locale}) => {
    await openQuiet(page, site, localized('/roadmapping/get_started/', locale));
    const readTime = await startStopwatch(page, 'click', 'main h1');
    await page.locator(selector).first().click({delay: PRESSED_MS});
    return {'click to content, ms': await readTime()};
  },
}));

const queries: Localized<string> = {en: 'swimlanes', fr: 'couloirs'};

/** From the first press of the search shortcut. */
export const search: Measurement[] = [
  {
    title: 'search',
    of: 'time',
    take: async ({page, site, locale}) => {
      await openQuiet(page, site, localized('/projects/projects_views/kanban/', locale));
      const readField = await startStopwatch(page, 'keydown', '.DocSearch-Input:focus');
      const readHit = await startStopwatch(page, 'keydown', '.DocSearch-Hit');
      await page.keyboard.press('/');
      const field = await readField();
      await page.keyboard.insertText(valueIn(queries, locale));
      return {'field ready, ms': field, 'first hit, ms': await readHit()};
    },
  },
];

/**
 * Measures from the next event to the paint of the first matching element, or of its changed text.
 *
 * @returns a function that resolves to milliseconds
 */
async function startStopwatch(page: Page, event: 'click' | 'keydown', selector: string) {
  const handle = await page.evaluateHandle(
    ([type, searched]) => {
      const text = () => document.querySelector(searched)?.textContent;
      const ended = new Promise<number>((resolve) => {
        const start = ({timeStamp}: Event) => {
          const before = text();
          const check = () => {
            const now = text();
            const isChanged = now !== undefined && now !== before;
            // The next frame starts after this one is painted.
            requestAnimationFrame(isChanged ? () => resolve(performance.now() - timeStamp) : check);
          };
          requestAnimationFrame(check);
        };
        addEventListener(type, start, {capture: true, once: true});
      });
      // Wrapped, because evaluateHandle awaits promises.
      return {ended};
    },
    [event, selector] as const,
  );
  return () => handle.evaluate(({ended}) => ended);
}
