import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

const inter = createRequire(__filename).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** Sets all text in one font, so that a picture does not depend on those of the machine. */
export async function fixFonts(page: Page): Promise<void> {
  const font = fs.readFileSync(inter, 'base64');
  await page.addStyleTag({
    content: `
      @font-face {
        font-family: fixed;
        font-weight: 100 900;
        src: url(data:font/woff2;base64,${font});
      }
      * { font-family: fixed !important; }
    `,
  });
  await page.evaluate(() => document.fonts.load('1rem fixed'));
}
