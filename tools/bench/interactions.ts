import {setTimeout} from 'node:timers/promises';
import type {CDPSession, Locator, Page} from '@playwright/test';
import {valueIn, type Localized} from '../../src/config/locales';
import {localized} from '../site/pageKinds';
import {openUntilIdle, type Measurement} from './visits';

/** During both, the page can load the target of a link. */
const HOVER_MS = 200;
const CLICK_MS = 80;

const target = '.theme-doc-sidebar-menu a[href$="/roadmapping/manage_link_settings/"]';

/** Time from a click on a visible link to the content of its page. */
export const navigation = (['slow', 'fast'] as const).flatMap((connection) =>
  [true, false].map((prefetches): Measurement => ({
    title: `navigation, ${connection}${prefetches ? '' : ', not prefetched'},`,
    kind: 'time',
    connection,
    device: connection === 'slow' ? {hasTouch: true} : undefined,
    take: async ({page, session, site, locale}) => {
      if (!prefetches) {
        // Links don't notice that they're visible.
        await page.addInitScript('IntersectionObserver.prototype.observe = () => {};');
      }
      await openUntilIdle(page, site, localized('/roadmapping/get_started/', locale));
      const readTime = await startStopwatch(page, 'click', 'main h1');
      const link = page.locator(target);
      if (!prefetches) {
        await link.dispatchEvent('click');
      } else if (connection === 'slow') {
        await tap(session, link);
      } else {
        await link.hover();
        await setTimeout(HOVER_MS);
        await link.click({delay: CLICK_MS});
      }
      return {'click to content, ms': await readTime()};
    },
  })),
);

/** Playwright's taps have no duration. */
async function tap(session: CDPSession, link: Locator): Promise<void> {
  const {x, y, width, height} = (await link.boundingBox())!;
  const touchPoints = [{x: x + width / 2, y: y + height / 2}];
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
  await setTimeout(CLICK_MS);
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

const queries: Localized<string> = {en: 'swimlanes', fr: 'couloirs'};

/**
 * Time from the search shortcut to a field, the dialog and the first hit, in a page that hasn't loaded
 * the search.
 */
export const search: Measurement[] = [
  {
    title: 'search',
    kind: 'time',
    take: async ({page, site, locale}) => {
      await openUntilIdle(page, site, localized('/projects/projects_views/kanban/', locale));
      const readField = await startStopwatch(page, 'keydown', 'input[type="search"]:focus');
      const readDialog = await startStopwatch(page, 'keydown', '.DocSearch-Input:focus');
      const readHit = await startStopwatch(page, 'keydown', '.DocSearch-Hit');
      await page.keyboard.press('/');
      const field = await readField();
      await page.keyboard.insertText(valueIn(queries, locale));
      return {
        'field, ms': field,
        'dialog, ms': await readDialog(),
        'first hit, ms': await readHit(),
      };
    },
  },
];

/**
 * Measures the time from the next event until a matching element is painted. Waits for new text if an
 * element matches already.
 *
 * @returns a function that resolves to milliseconds
 */
async function startStopwatch(page: Page, event: 'click' | 'keydown', selector: string) {
  const handle = await page.evaluateHandle(
    ([type, searched]) => {
      const text = () => document.querySelector(searched)?.textContent;
      // Now, because another listener may change the page before ours runs.
      const before = text();
      const ended = new Promise<number>((resolve) => {
        const start = ({timeStamp}: Event) => {
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
