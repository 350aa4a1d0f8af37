import fs from 'node:fs';
import sharp from 'sharp';
import {paint, readColours} from '../kit/colours';
import {site, sitePath} from '../site';

/** Home screen icon (`apple-touch-icon`). */
const icon = {name: 'icon-180', sizePx: 180, markRatio: 0.72};

const colours = {
  light: readColours(sitePath(site.tokens), 'light'),
  dark: readColours(sitePath(site.tokens), 'dark'),
};

const readDrawing = (name: string) =>
  fs.readFileSync(sitePath(site.drawings, `${name}.svg`), 'utf8');

/** Returns the drawings: SVGs by name. */
export function paintDrawings(): Record<string, string> {
  const mark = readDrawing('mark');
  return {
    mark: paint(mark, colours.light),
    'mark-dark': paint(mark, colours.dark),
    favicon: mark.replace('>', `>${faviconStyle(mark)}`),
    'not-found': paint(readDrawing('not-found'), colours.light),
  };
}

/** Returns styles that follow the colour mode of the system. Lines are thicker, because favicons are small. */
function faviconStyle(mark: string): string {
  const colourAttributes = new Set(mark.match(/(?:fill|stroke)="(?!none"|#)[^"]+"/g));
  const rules = (mode: keyof typeof colours) =>
    [...colourAttributes]
      .map((attribute) => `[${attribute}]{${paint(` ${attribute}`, colours[mode])}}`)
      .join('')
      .replaceAll(/\{ (\w+)="([^"]+)"\}/g, '{$1:$2}');
  return `<style>[stroke-width]{stroke-width:3}${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>`;
}

export async function renderIcon(): Promise<void> {
  const mark = Buffer.from(paintDrawings()['mark-dark']!);
  const background = colours.dark('surface');
  const {name, sizePx, markRatio} = icon;
  const markSizePx = Math.round(sizePx * markRatio);
  // The SVG is 32 units wide.
  const drawing = await sharp(mark, {density: (72 * markSizePx) / 32})
    .resize(markSizePx)
    .toBuffer();
  await sharp({create: {width: sizePx, height: sizePx, channels: 3, background}})
    .composite([{input: drawing}])
    .png({palette: true, effort: 10})
    .toFile(sitePath(site.images, `${name}.png`));
}
