import {test as base, expect} from '@playwright/test';
import {buildDir} from '../build';
import {START_TIMEOUT_MS, type Browser, type Engine, type Tab} from './driver';
import {startFirefox} from './firefox';
import {startSite, type Site} from './site';
import {startWebKit} from './webkit';

const PAGE_TIMEOUT_MS = 60_000;

/** Tab for tests. Actions wait for visible elements. */
export interface Reader extends Omit<Tab, 'open' | 'close'> {
  site: Site;
  /** Waits for hydration. */
  open(address: string): Promise<void>;
  openUnhydrated(address: string): Promise<void>;
  /** Runs an action that loads a page, and waits for the page's files. */
  load(action: () => Promise<void>): Promise<void>;
  address(): Promise<string>;
  /** Texts of the visible elements. */
  texts(selector: string): Promise<string[]>;
  /** `null` if the element or attribute is missing. */
  attribute(selector: string, name: string): Promise<string | null>;
  expectVisible(selector: string, text?: string | RegExp): Promise<void>;
  expectHidden(selector: string): Promise<void>;
}

interface TestFixtures {
  site: Site;
  tab: Tab;
  reader: Reader;
}

interface WorkerFixtures {
  engine: Engine;
  engineBrowser: Browser;
}

/** Each test has its own site and tab. Workers share a browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  engineBrowser: [
    async ({engine}, use) => {
      const browser = await (engine === 'webkit' ? startWebKit() : startFirefox());
      await use(browser);
      await browser.stop();
    },
    {scope: 'worker', timeout: 2 * START_TIMEOUT_MS},
  ],
  async site({}, use) {
    const site = await startSite(buildDir);
    await use(site);
    await site.stop();
  },
  async tab({engineBrowser}, use) {
    const tab = await engineBrowser.openTab();
    await tab.resize(1280, 900);
    await use(tab);
    await tab.close();
  },
  async reader({tab, site}, use) {
    await use(createReader(tab, site));
    expect(site.errors()).toEqual([]);
  },
});

export {expect};

/** Retries, also across navigations. */
const retry = (check: () => Promise<void>) =>
  expect(check).toPass({timeout: PAGE_TIMEOUT_MS, intervals: [20, 50, 100]});

function createReader(tab: Tab, site: Site): Reader {
  const texts = (selector: string) =>
    tab.evaluate(
      (css) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => element.innerText.replace(/\s+/g, ' ').trim()),
      selector,
    );
  const attribute = (selector: string, name: string) =>
    tab.evaluate(
      (css, key) => document.querySelector(css)?.getAttribute(key) ?? null,
      selector,
      name,
    );
  /** Animations start within a frame. */
  const isStill = (selector: string) =>
    tab.evaluate(async (css) => {
      const element = document.querySelector(css)!;
      const frame = () => new Promise(requestAnimationFrame);
      const readPosition = () => {
        const {x, y} = element.getBoundingClientRect();
        return [x, y].join();
      };
      await frame();
      const initialPosition = readPosition();
      await frame();
      return (
        readPosition() === initialPosition &&
        !document
          .getAnimations()
          // Scroll-driven animations never end.
          .filter(({timeline}) => timeline === document.timeline)
          .some(({effect}) => (effect as KeyframeEffect).target?.contains(element))
      );
    }, selector);
  const expectVisible = (selector: string, text?: string | RegExp) =>
    retry(async () => {
      const found = await texts(selector);
      expect(found, selector).not.toEqual([]);
      if (text) {
        expect(found.join('\n')).toMatch(text);
      }
    });
  const timeOrigin = () => tab.evaluate(() => performance.timeOrigin);
  /** In WebKit, a script that runs during navigation can stop it. */
  async function load(action: () => Promise<void>) {
    const requestsBefore = site.requests.length;
    await action();
    // The previous page can still prefetch scripts.
    const isOfNewPage = (pathname: string) => !pathname.startsWith('/assets/js/');
    await retry(async () => {
      const requests = site.requests.slice(requestsBefore).filter(isOfNewPage);
      expect(requests.length).toBeGreaterThan(1);
    });
  }
  async function openUnhydrated(address: string) {
    const previousTimeOrigin = await timeOrigin();
    await load(() => tab.open(site.origin + address));
    await retry(async () => expect(await timeOrigin()).not.toBe(previousTimeOrigin));
  }
  return {
    ...tab,
    site,
    texts,
    attribute,
    load,
    openUnhydrated,
    async open(address) {
      await openUnhydrated(address);
      await retry(async () =>
        expect(await attribute('html', 'data-has-hydrated'), address).toBe('true'),
      );
    },
    address: () => tab.evaluate(() => location.pathname + location.search + location.hash),
    expectVisible,
    async click(selector) {
      await expectVisible(selector);
      // Wait for overlays and animations. In an opening category, the click would hit the link
      // above.
      await retry(async () => {
        expect(await isStill(selector), selector).toBe(true);
        await tab.click(selector);
      });
    },
    async hover(selector) {
      await expectVisible(selector);
      await retry(() => tab.hover(selector));
    },
    expectHidden: (selector) => retry(async () => expect(await texts(selector)).toEqual([])),
  };
}
