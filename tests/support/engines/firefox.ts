import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import {firefoxPath} from '../../../tools/site/systemBrowsers';
import {START_TIMEOUT_MS, type Browser, type Tab} from './driver';

export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    timeout: START_TIMEOUT_MS,
  });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      return createTab(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function createTab(page: Page, close: () => Promise<void>): Tab {
  return {
    async open(address) {
      // The reader waits for the page itself.
      void page.goto(address).catch(() => {});
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.down(key as KeyInput);
      }
      for (const key of keys.reverse()) {
        await page.keyboard.up(key as KeyInput);
      }
    },
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({width, height}),
    close,
  };
}
