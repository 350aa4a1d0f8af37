import {test as base, expect} from '@playwright/test';
import {buildDir} from '../build';
import type {Driver, Engine} from './driver';
import {startPuppeteer} from './puppeteer';
import {startWebKit} from './webkit';
import {startSite, type Site} from './site';

/** Someone who reads the site in one of the engines. */
export interface Reader extends Omit<Driver, 'open' | 'stop'> {
  /** The site, and what is wrong with it. */
  site: Site;
  /** Opens an address of the site, and waits until the page answers keys and clicks. */
  open(address: string): Promise<void>;
  /** Opens an address of the site whose scripts do not come, or not yet. */
  openUnhydrated(address: string): Promise<void>;
  /** Path, query and hash of the page. */
  address(): Promise<string>;
  /** Texts of the visible elements, each on one line. */
  texts(selector: string): Promise<string[]>;
  /** An attribute of an element; `null` when either is missing. */
  attribute(selector: string, name: string): Promise<string | null>;
  /** Waits until an element is seen, and has a text. */
  sees(selector: string, text?: string | RegExp): Promise<void>;
  /** Waits until the site has been asked for nothing for a while. */
  isIdle(): Promise<void>;
  /** Waits until no such element is seen. */
  seesNo(selector: string): Promise<void>;
}

interface EngineOptions {
  engine: Engine;
  driver: Driver;
}

/** Each test has a site of its own; the browser, which takes seconds to start, is that of its worker. */
export const test = base.extend<{reader: Reader; hasTroubles: boolean}, EngineOptions>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  driver: [
    async ({engine}, use) => {
      const driver = await (engine === 'webkit' ? startWebKit() : startPuppeteer(engine));
      await use(driver);
      await driver.stop();
    },
    {scope: 'worker'},
  ],
  /** Whether what a test is about writes errors itself. */
  hasTroubles: [false, {option: true}],
  async reader({driver, hasTroubles}, use) {
    const site = await startSite(buildDir);
    driver.console.length = 0;
    await driver.resize(1280, 900);
    await use(readerOf(driver, site));
    const troubles = [...driver.console, ...site.troubles()];
    await leave(driver);
    await site.stop();
    expect(hasTroubles ? [] : troubles).toEqual([]);
  },
});

export {expect};

/** Ends what the page does, so that the next test begins with nothing under way. */
async function leave(driver: Driver): Promise<void> {
  await driver.open('about:blank');
  const address = () => driver.evaluate(() => location.href + document.readyState);
  await passes(async () => expect(await address()).toBe('about:blankcomplete'));
}

/** Tries again while it fails, also because the page is just left for another one. */
const passes = (check: () => Promise<void>) =>
  expect(check).toPass({timeout: 10_000, intervals: [20, 50, 100]});

function readerOf(driver: Driver, site: Site): Reader {
  const texts = (selector: string) =>
    driver.evaluate(
      (css) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => element.innerText.replace(/\s+/g, ' ').trim()),
      selector,
    );
  const attribute = (selector: string, name: string) =>
    driver.evaluate(
      (css, key) => document.querySelector(css)?.getAttribute(key) ?? null,
      selector,
      name,
    );
  const place = (selector: string) =>
    driver.evaluate((css) => {
      const {x, y} = document.querySelector(css)!.getBoundingClientRect();
      return [x, y];
    }, selector);
  const sees = (selector: string, text?: string | RegExp) =>
    passes(async () => {
      const found = await texts(selector);
      expect(found, selector).not.toEqual([]);
      if (text) {
        expect(found.join('\n')).toMatch(text);
      }
    });
  const begun = () => driver.evaluate(() => performance.timeOrigin);
  async function openUnhydrated(address: string) {
    const before = await begun();
    await driver.open(site.origin + address);
    await passes(async () => expect(await begun()).not.toBe(before));
  }
  return {
    ...driver,
    site,
    texts,
    attribute,
    openUnhydrated,
    async open(address) {
      await openUnhydrated(address);
      await passes(async () => expect(await attribute('html', 'data-has-hydrated')).toBe('true'));
    },
    address: () => driver.evaluate(() => location.pathname + location.search + location.hash),
    sees,
    async click(selector) {
      await sees(selector);
      // What moves, or is covered by what goes away, cannot be clicked yet.
      await passes(async () => {
        const before = await place(selector);
        expect(await place(selector)).toEqual(before);
        await driver.click(selector);
      });
    },
    async hover(selector) {
      await sees(selector);
      await passes(() => driver.hover(selector));
    },
    async isIdle() {
      let asked = -1;
      while (asked !== site.requests.length) {
        asked = site.requests.length;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    },
    seesNo: (selector) => passes(async () => expect(await texts(selector)).toEqual([])),
  };
}
