import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const library = path.join(
  path.dirname(require.resolve('@guidepup/virtual-screen-reader/package.json')),
  'lib/esm/index.browser.js',
);

interface Library {
  virtual: {
    start: (options: {container: Element}) => Promise<void>;
    next: () => Promise<void>;
    stop: () => Promise<void>;
    lastSpokenPhrase: () => Promise<string>;
  };
}

/** Returns the first `count` phrases that a virtual screen reader speaks for an element. */
export async function readAloud(page: Page, selector: string, count: number): Promise<string[]> {
  const address = '/virtual-screen-reader.js';
  await page.route(address, (route) =>
    route.fulfill({contentType: 'text/javascript', body: fs.readFileSync(library, 'utf8')}),
  );
  return page.locator(selector).evaluate(
    async (container, [url, steps]) => {
      const {virtual} = (await import(url)) as Library;
      const phrases: string[] = [];
      await virtual.start({container});
      for (let step = 0; step < steps; step += 1) {
        phrases.push(await virtual.lastSpokenPhrase());
        await virtual.next();
      }
      await virtual.stop();
      return phrases;
    },
    [address, count] as const,
  );
}
