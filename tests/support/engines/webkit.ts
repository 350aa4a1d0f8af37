import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect} from '@playwright/test';
import {By, Builder, Key, type WebDriver} from 'selenium-webdriver';
import {freePort} from '../freePort';
import {START_TIMEOUT_MS, type Browser, type Key as KeyName, type Tab} from './driver';

/** Debian's WebKitGTK. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const keyCodes: Record<KeyName, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/**
 * Starts WebKit on a virtual display. Tabs share a browser: starting one per test sometimes hangs.
 */
export async function startWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    // A process group of its own, to stop its children too.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // A fifth faster without a graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const failed = once(service, 'error').then(([cause]) => {
    throw new Error('WebKit needs the package webkit2gtk-driver.', {cause});
  });
  await Promise.race([waitForServer(`${address}/status`), failed]);
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']},
    })
    .build();
  const firstWindow = await browser.getWindowHandle();
  return {
    async openTab() {
      await browser.switchTo().newWindow('window');
      return createTab(browser, async () => {
        await browser.close();
        await browser.switchTo().window(firstWindow);
      });
    },
    async stop() {
      await browser.quit();
      process.kill(-service.pid!);
      screen.stop();
    },
  };
}

async function startScreen(): Promise<{display: string; stop: () => void}> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const failed = once(server, 'error').then(([cause]) => {
    throw new Error('WebKit needs the package xvfb.', {cause});
  });
  const [number] = (await Promise.race([once(server.stdout, 'data'), failed])) as [Buffer];
  return {display: `:${String(number).trim()}`, stop: () => void server.kill()};
}

function createTab(browser: WebDriver, close: () => Promise<void>): Tab {
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    open: (address) => browser.get(address),
    evaluate: (run, ...args) => browser.executeScript(run, ...args),
    click: (selector) => find(selector).click(),
    async hover(selector) {
      // Unlike clicks, moves don't scroll.
      await browser.executeScript(
        (element: Element) => element.scrollIntoView({block: 'center'}),
        find(selector),
      );
      await browser
        .actions()
        .move({origin: find(selector)})
        .perform();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    async press(...keys) {
      const codes = keys.map((key) => keyCodes[key as KeyName] ?? key);
      const actions = browser.actions();
      codes.forEach((code) => actions.keyDown(code));
      codes.reverse().forEach((code) => actions.keyUp(code));
      await actions.perform();
    },
    back: () => browser.navigate().back(),
    resize: (width, height) => resizeWindow(browser, width, height),
    close,
  };
}

/** The window also has a toolbar. */
async function resizeWindow(browser: WebDriver, width: number, height: number): Promise<void> {
  // A new window has its final size later.
  await expect(async () => {
    const bar = await browser.executeScript<number>(() => outerHeight - innerHeight);
    await browser
      .manage()
      .window()
      .setRect({x: 0, y: 0, width, height: height + bar});
    await expect.poll(() => browser.executeScript(() => innerHeight), {timeout: 5000}).toBe(height);
  }).toPass({timeout: START_TIMEOUT_MS});
}

function waitForServer(address: string): Promise<void> {
  return expect(async () => void (await fetch(address))).toPass({
    timeout: START_TIMEOUT_MS,
    intervals: [50],
  });
}
