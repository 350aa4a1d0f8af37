import fs from 'node:fs';
import sharp from 'sharp';
import {paint, readColours} from '../kit/colours';
import {site} from '../site';

const colours = {
  light: readColours(site.tokens, 'light'),
  dark: readColours(site.tokens, 'dark'),
};

/** Returns SVGs by file name. */
export function paintDrawings(): Record<string, string> {
  const mark = fs.readFileSync(site.mark, 'utf8');
  return {
    mark: paint(mark, colours.light),
    'mark-dark': paint(mark, colours.dark),
    favicon: mark.replace('>', `>${faviconStyle(mark)}`),
    'not-found': paint(fs.readFileSync(site.notFound, 'utf8'), colours.light),
  };
}

/** Follows the colour mode of the system. Lines are thicker, because favicons are small. */
function faviconStyle(mark: string): string {
  const colourAttributes = new Set(mark.match(/(?:fill|stroke)="(?!none"|#)[^"]+"/g));
  const rules = (mode: keyof typeof colours) =>
    [...colourAttributes]
      .map((attribute) => `[${attribute}]{${paint(` ${attribute}`, colours[mode])}}`)
      .join('')
      .replaceAll(/\{ (\w+)="([^"]+)"\}/g, '{$1:$2}');
  return `<style>[stroke-width]{stroke-width:3}${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>`;
}

/** Renders the home screen icon (`apple-touch-icon`). */
export async function renderIcon(): Promise<void> {
  const mark = Buffer.from(paintDrawings()['mark-dark']!);
  const background = colours.dark('surface');
  const [sizePx, markSizePx] = [180, 130];
  // The SVG is 32 units wide.
  const drawing = await sharp(mark, {density: (72 * markSizePx) / 32})
    .resize(markSizePx)
    .toBuffer();
  await sharp({create: {width: sizePx, height: sizePx, channels: 3, background}})
    .composite([{input: drawing}])
    .png({palette: true, effort: 10})
    .toFile(`${site.images}/icon-180.png`);
}
