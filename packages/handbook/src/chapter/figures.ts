import fs from 'node:fs';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import {load} from 'cheerio';
import type {Body} from './body';

/**
 * Inlines SVG figures, so that they're printed as vectors, in the fonts of the book.
 *
 * @param fileOf returns the file at a path of the site
 */
export function inlineFigures({$, root}: Body, fileOf: (path: string) => string): void {
  root.find('img').each((_, image) => {
    const alt = $(image).attr('alt') ?? '';
    const address = $(image).attr('src');
    if (address === undefined) {
      // The text alternative of an inline drawing.
      $(image).replaceWith(escapeHtml(alt));
      return;
    }
    const file = fileOf(new URL(address).pathname);
    if (!file.endsWith('.svg')) {
      $(image).attr('src', `file://${file}`).removeAttr('loading');
      return;
    }
    // A frame of a walkthrough has its caption as its alternative text.
    const said = $(image).closest('figure').find('figcaption').text() === alt;
    const drawing = load(fs.readFileSync(file, 'utf8'), {xml: true});
    // Nested drawings keep their size.
    const svg = drawing('svg').first().removeAttr('width').removeAttr('height');
    svg.attr(alt === '' || said ? {'aria-hidden': 'true'} : {role: 'img', 'aria-label': alt});
    const lang = $(image).attr('lang');
    if (lang) {
      svg.attr('lang', lang);
    }
    $(image).replaceWith(drawing.xml(svg));
  });
}
