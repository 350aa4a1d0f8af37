import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {launch, untilHydrated} from '../site/browser';
import {localized} from '../site/pageKinds';
import {buildDir, serveBuild} from '../site/serveBuild';

const windows = [
  {viewport: {width: 1280, height: 900}},
  {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true},
];
const variants = windows.flatMap((window) =>
  (['light', 'dark'] as const).map((colorScheme) => ({...window, colorScheme})),
);

/** Takes screenshots in every language, width and colour mode, and returns their number. */
export async function takeScreenshots(pages: string[], folder: string): Promise<number> {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const server = await serveBuild(buildDir, {isCompressed: false});
  const browser = await launch();
  const files: string[] = [];
  try {
    for (const address of pages.flatMap((page) => locales.map((one) => localized(page, one)))) {
      const name = address.slice(1).replaceAll('/', '.') || 'home.';
      for (const variant of variants) {
        const file = `${name}${variant.viewport.width}-${variant.colorScheme}.png`;
        await take(browser, variant, server.address + address, path.join(folder, file));
        files.push(file);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  // To see them side by side.
  const images = files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`);
  const style = '<style>img { width: 20rem; vertical-align: top }</style>';
  fs.writeFileSync(path.join(folder, 'index.html'), [style, ...images].join('\n'));
  return files.length;
}

async function take(
  browser: Browser,
  variant: (typeof variants)[number],
  address: string,
  file: string,
): Promise<void> {
  const context = await browser.newContext({...variant, reducedMotion: 'reduce'});
  const page = await context.newPage();
  const response = await page.goto(address);
  if (response?.status() === 404) {
    throw new Error(`The build has no page at ${address}.`);
  }
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').waitFor({state: 'detached'});
  // Screenshots don't wait for lazy images.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  await page.screenshot({path: file, fullPage: true, animations: 'disabled', caret: 'hide'});
  await context.close();
}
