import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

const {resolve} = createRequire(__filename);

/** Fonts from packages, for the same result on every machine. */
const fonts = {
  Inter: {
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    stretch: 'normal',
  },
  // A tenth wider than Verdana, the widest common system font.
  'Archivo Expanded': {
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    stretch: '125%',
  },
};

export async function setFont(page: Page, font: keyof typeof fonts): Promise<void> {
  const {file, stretch} = fonts[font];
  await page.addStyleTag({
    content: `
      @font-face {
        font-family: '${font}, test';
        font-weight: 100 900;
        font-stretch: ${stretch};
        src: url(data:font/woff2;base64,${fs.readFileSync(resolve(file), 'base64')});
      }
      * { font-family: '${font}, test' !important; }`,
  });
  await page.evaluate(async () => {
    // Force a layout, which starts loading the fonts in use.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
