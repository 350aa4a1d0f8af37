import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

const {resolve} = createRequire(__filename);

interface FontFile {
  file: string;
  weight?: string;
  stretch?: string;
}

/** Fonts from packages, for the same result on every machine. */
const fonts = {
  Inter: [{file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'}],
  // As wide as Verdana.
  'DejaVu Sans': [
    {file: '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2', weight: '400'},
    {file: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2', weight: '700'},
  ],
  // As wide as Arial.
  Arimo: [{file: '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2'}],
  'Noto Sans': [{file: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'}],
  // A tenth wider than DejaVu Sans.
  'Archivo Expanded': [
    {file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', stretch: '125%'},
  ],
} satisfies Record<string, FontFile[]>;

export type Font = keyof typeof fonts;

export const systemFonts: Font[] = ['DejaVu Sans', 'Arimo', 'Noto Sans', 'Archivo Expanded'];

export async function setFont(page: Page, font: Font): Promise<void> {
  const faces = fonts[font].map(
    ({file, weight = '100 900', stretch = 'normal'}: FontFile) => `
      @font-face {
        font-family: '${font}, test';
        font-weight: ${weight};
        font-stretch: ${stretch};
        src: url(data:font/woff2;base64,${fs.readFileSync(resolve(file), 'base64')});
      }`,
  );
  await page.addStyleTag({
    content: `${faces.join('')} * { font-family: '${font}, test' !important; }`,
  });
  await page.evaluate(async () => {
    // Force a layout, which starts loading the fonts in use.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
