import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {launch} from '../site/browser';
import {localized} from '../site/pageKinds';
import {buildDir, serveBuild} from '../site/serveBuild';

const windows = [
  {viewport: {width: 1280, height: 900}},
  {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true},
];
const variants = windows.flatMap((window) =>
  (['light', 'dark'] as const).map((colorScheme) => ({...window, colorScheme})),
);

/**
 * Takes screenshots in every language, width and colour mode. Empties the folder first.
 *
 * @returns the number of screenshots
 */
export async function takeScreenshots(addresses: string[], folder: string): Promise<number> {
  const server = await serveBuild(buildDir, {isCompressed: false});
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const browser = await launch();
  const files: string[] = [];
  try {
    for (const address of addresses.flatMap((page) =>
      locales.map((locale) => localized(page, locale)),
    )) {
      const name = address.slice(1).replaceAll('/', '.') || 'home.';
      const taken = variants.map(async (variant) => {
        const file = `${name}${variant.viewport.width}-${variant.colorScheme}.png`;
        await take(browser, variant, server.address + address, path.join(folder, file));
        return file;
      });
      files.push(...(await Promise.all(taken)));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  fs.writeFileSync(path.join(folder, 'index.html'), contactSheet(files));
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
  await page.locator('html[data-has-hydrated="true"]').waitFor();
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

function contactSheet(files: string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pages that changed</title>
<style>
  body { display: grid; grid-template-columns: repeat(${variants.length}, 15rem); gap: 0.5rem; margin: 1rem; font: 0.75rem system-ui; }
  figure { margin: 0; overflow-wrap: anywhere; }
  img { height: 24rem; width: 15rem; object-fit: cover; object-position: top; border: 1px solid #ccc; }
</style>
${figures.join('\n')}
</html>
`;
}
