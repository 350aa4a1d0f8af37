import fs from 'node:fs';
import {load} from 'cheerio';
import type {Body} from './body';

/**
 * Puts the drawings of figures into the text, so that they are printed as vectors, in the fonts of
 * the book.
 *
 * @param fileOf the file at an address of the site
 */
export function inlineFigures({$, root}: Body, fileOf: (address: string) => string): void {
  root.find('img').each((_, image) => {
    const address = $(image).attr('src')!;
    const file = fileOf(address);
    if (!address.endsWith('.svg')) {
      $(image).attr('src', `file://${file}`).removeAttr('loading');
      return;
    }
    const alt = $(image).attr('alt') ?? '';
    // A frame of a walkthrough has its caption as its alternative text.
    const said = $(image).closest('figure').find('figcaption').text() === alt;
    const drawing = load(fs.readFileSync(file, 'utf8'), {xml: true});
    // A drawing inside it keeps its own size.
    const svg = drawing('svg').first().removeAttr('width').removeAttr('height');
    svg.attr(alt === '' || said ? {'aria-hidden': 'true'} : {role: 'img', 'aria-label': alt});
    const lang = $(image).attr('lang');
    if (lang) {
      svg.attr('lang', lang);
    }
    $(image).replaceWith(drawing.xml(svg));
  });
}
