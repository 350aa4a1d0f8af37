import fs from 'node:fs';
import {decodeUrlPart} from '@guide/built-site/decodeUrlPart';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import {load} from 'cheerio';
import type {Body} from './body';

/** Inlines SVG images, so that they use the fonts of the book. @param fileOf maps a URL path to a file */
export function inlineFigures({$, root, page}: Body, fileOf: (urlPath: string) => string): void {
  root.find('img').each((_, image) => {
    const alt = $(image).attr('alt') ?? '';
    const src = $(image).attr('src');
    if (src === undefined) {
      // An inline SVG, which `readArticle` turned into an image without a source.
      $(image).replaceWith(escapeHtml(alt));
      return;
    }
    const {origin, pathname} = new URL(src);
    if (origin !== new URL(page.url).origin) {
      // An image of another site, or a data URL.
      return;
    }
    const file = fileOf(decodeUrlPart(pathname));
    if (!file.endsWith('.svg')) {
      $(image).attr('src', `file://${file}`).removeAttr('loading');
      return;
    }
    // Walkthrough frames repeat the alternative text as caption.
    const isCaption = $(image).closest('figure').find('figcaption').text() === alt;
    const drawing = load(fs.readFileSync(file, 'utf8'), {xml: true});
    // Nested `<svg>` elements keep their size.
    const svg = drawing('svg').first().removeAttr('width').removeAttr('height');
    svg.attr(alt === '' || isCaption ? {'aria-hidden': 'true'} : {role: 'img', 'aria-label': alt});
    const lang = $(image).attr('lang');
    if (lang) {
      svg.attr('lang', lang);
    }
    $(image).replaceWith(drawing.xml(svg));
  });
}
