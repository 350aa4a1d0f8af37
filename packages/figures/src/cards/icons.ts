import fs from 'node:fs/promises';
import sharp from 'sharp';
import {readColours} from '../kit/colours';
import {inSite, site} from '../site';

/** Side in pixels, and what part of it the mark takes: a maskable icon is cut round by the system. */
const icons = [
  {name: 'icon-180', side: 180, part: 0.72},
  {name: 'icon-192', side: 192, part: 0.78},
  {name: 'icon-512', side: 512, part: 0.78},
  {name: 'icon-maskable-512', side: 512, part: 0.58},
];

/** Draws the icons of home screens and tabs that take no SVG, from the mark, into `static/img`. */
export async function drawIcons(): Promise<void> {
  const mark = await fs.readFile(inSite(site.images, 'mark-dark.svg'));
  const background = readColours(inSite(site.tokens), 'dark')('surface');
  for (const {name, side, part} of icons) {
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
}
