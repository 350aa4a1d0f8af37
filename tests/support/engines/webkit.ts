import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {By, Builder, Key, type WebDriver} from 'selenium-webdriver';
import type {Driver, Key as KeyName} from './driver';

/** Debian's WebKitGTK: Safari's engine, in a small browser. */
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Longest wait for an element, in milliseconds. */
const patience = 10_000;

const keyCodes: Record<KeyName, string> = {
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Starts WebKit in a display of its own, which nobody sees. It prints nothing of its console. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const service = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1100x24', 'WebKitWebDriver', `--port=${port}`],
    // A group: what it starts ends with it.
    {
      detached: true,
      stdio: 'ignore',
      // Where there is no graphics card, to share its memory takes a fifth of the time.
      env: {...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1'},
    },
  );
  await Promise.race([
    answers(`http://127.0.0.1:${port}/status`),
    once(service, 'error').then(([cause]) => {
      throw new Error('WebKit needs the packages webkit2gtk-driver and xvfb.', {cause});
    }),
  ]);
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']},
    })
    .build();

  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    console: [],
    open: (address) => browser.get(address),
    evaluate: (run, ...args) => browser.executeScript(run, ...args),
    click: (selector) => find(selector).click(),
    async hover(selector) {
      // A click scrolls by itself, a move does not.
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
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async stop() {
      await browser.quit().catch(() => {});
      process.kill(-service.pid!);
    },
  };
}

/** A window is larger than its viewport by the bar of the browser. */
async function resizeWindow(browser: WebDriver, width: number, height: number): Promise<void> {
  const window = browser.manage().window();
  await window.setRect({x: 0, y: 0, width, height});
  const inner = await browser.executeScript<number>(() => innerHeight);
  await window.setRect({x: 0, y: 0, width, height: height + height - inner});
}

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits until a service answers. @throws when it does not within ten seconds */
async function answers(address: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await fetch(address).catch(() => undefined))) {
    if (Date.now() > end) {
      throw new Error(`Nothing answers at ${address}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
