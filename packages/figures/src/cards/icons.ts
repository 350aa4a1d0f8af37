import fs from 'node:fs';
import sharp from 'sharp';
import {paint, readColours} from '../kit/colours';
import {inSite, site} from '../site';

/** The icon of home screens: its side in pixels, and what part of it the mark takes. */
const icon = {name: 'icon-180', side: 180, part: 0.72};

const colours = {
  light: readColours(inSite(site.tokens), 'light'),
  dark: readColours(inSite(site.tokens), 'dark'),
};

const read = (name: string) => fs.readFileSync(inSite(site.drawings, `${name}.svg`), 'utf8');

/** The mark in either mode and in a tab, and the picture of the page that is not found, by their names. */
export function paintDrawings(): Record<string, string> {
  const mark = read('mark');
  return {
    mark: paint(mark, colours.light),
    'mark-dark': paint(mark, colours.dark),
    favicon: mark.replace('>', `>${faviconStyle(mark)}`),
    'not-found': paint(read('not-found'), colours.light),
  };
}

/** A tab follows the mode of the system. It shows the mark small, so its lines are thicker. */
function faviconStyle(mark: string): string {
  const used = new Set(mark.match(/(?:fill|stroke)="(?!none"|#)[^"]+"/g));
  const rules = (mode: keyof typeof colours) =>
    [...used]
      .map((attribute) => `[${attribute}]{${paint(` ${attribute}`, colours[mode])}}`)
      .join('')
      .replaceAll(/\{ (\w+)="([^"]+)"\}/g, '{$1:$2}');
  return `<style>[stroke-width]{stroke-width:3}${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>`;
}

/** Draws the icon of home screens from the mark, into `static/img`. */
export async function drawIcon(): Promise<void> {
  const mark = Buffer.from(paintDrawings()['mark-dark']!);
  const background = colours.dark('surface');
  const {name, side, part} = icon;
  const inner = Math.round(side * part);
  // The density at which the drawing of 32 units is as wide as it is shown.
  const drawing = await sharp(mark, {density: (72 * inner) / 32})
    .resize(inner)
    .toBuffer();
  await sharp({create: {width: side, height: side, channels: 3, background}})
    .composite([{input: drawing}])
    .png({palette: true, effort: 10})
    .toFile(inSite(site.images, `${name}.png`));
}
