import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {SearchRecord} from './shared/record';

/** Parts of a page's body that are no text of the guide. */
const boilerplate = '.hash-link, button, noscript, script, style, svg, [aria-hidden="true"]';

/** Sections that say nothing of their own. */
const skippedSections = ['related-pages'];

/** Elements that a reader sees as text of their own line. */
const blocks = 'p, li, td, th, pre, figcaption, h4, h5, h6';

const noIndex = /<meta[^>]+name="?robots"?[^>]*noindex/;

type Element = ReturnType<CheerioAPI>[number];

/**
 * Reads the sections of a built page.
 *
 * @param html the page as the build wrote it
 * @param url its address, with the base address of the language
 * @returns none for a page that is no document or that asks not to be indexed
 */
export function extractRecords(html: string, url: string): SearchRecord[] {
  // Menus and footer are half of a page: only its article is parsed.
  const article = /<article\b.*<\/article>/s.exec(html)?.[0] ?? '';
  const $ = load(article, null, false);
  const body = $('.theme-doc-markdown').first();
  if (body.length === 0 || noIndex.test(html)) {
    return [];
  }
  body.find(boilerplate).remove();
  // A figure is there in both colour modes, and again in its dialog.
  body.find('dialog, a > img:not(:first-child)').remove();
  body.find('img[alt]').each((_, image) => {
    const alt = oneSpaced($(image).attr('alt') ?? '');
    // A frame of a walkthrough has its caption as its text.
    const said = textOf($(image).closest('figure').find('figcaption')) === alt;
    $(image).replaceWith(said ? '' : $('<p>').text(alt));
  });

  const page = textOf(body.find('h1').first());
  const records: SearchRecord[] = [{url, page, headings: [], content: ''}];
  let ancestor: string[] = [];
  body.find(`h2, h3, ${blocks}`).each((_, element) => {
    const node = $(element);
    if (element.type === 'tag' && (element.name === 'h2' || element.name === 'h3')) {
      const heading = textOf(node);
      ancestor = element.name === 'h2' ? [] : ancestor;
      records.push({
        url: `${url}#${node.attr('id') ?? ''}`,
        page,
        headings: [...ancestor, heading],
        content: '',
      });
      ancestor = element.name === 'h2' ? [heading] : ancestor;
    } else if (node.parents(blocks).length === 0) {
      const last = records[records.length - 1] as SearchRecord;
      last.content = `${last.content} ${textOf(node)}`.trim();
    }
  });
  return records.filter(({url: address}) => !skippedSections.includes(address.split('#')[1] ?? ''));
}

function textOf(node: Cheerio<Element>): string {
  return oneSpaced(node.text());
}

/** One ordinary space for each run of white space, no-break and zero-width ones included. */
function oneSpaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
