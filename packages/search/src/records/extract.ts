import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {pageRanks} from '../engine/ranking';
import type {RecordOptions, RecordType, SearchRecord} from './record';

/** Parts of a page's body that are no text of the guide; `nav` holds ways to other pages. */
const boilerplate = '.hash-link, button, nav, noscript, script, style, svg, [aria-hidden="true"]';

/** The text of an announcement, for which Docusaurus makes feeds from it. */
const ANNOUNCEMENT = '__blog-post-container';

/** On a page that menus do not have; it asks search engines of the web not to index it, and not that of the site. */
const UNLISTED_BANNER = 'theme-unlisted-banner';

/** Sections that say nothing of their own. */
const skippedSections = ['related-pages'];

/** Elements that a reader sees as text of their own line. */
const blocks = new Set(['p', 'li', 'td', 'th', 'pre', 'figcaption', 'dt', 'dd', 'h4', 'h5', 'h6']);

const levels: Record<RecordType, number> = {lvl1: 90, lvl2: 80, lvl3: 70};

type Node = ReturnType<CheerioAPI>[number];

/**
 * Reads the sections of a built page.
 *
 * @param html the page as the build wrote it; its address, language and version are read from its head
 * @returns none for a page that is neither document nor announcement, or that asks not to be indexed
 */
export function extractRecords(
  html: string,
  {loweredPages = [], questions = {}}: RecordOptions = {},
): SearchRecord[] {
  const page = readPage(html);
  // Menus and footer are half of a page: only its article is parsed.
  const article = /<article\b.*<\/article>/s.exec(html)?.[0];
  if (!page || !article) {
    return [];
  }
  const $ = load(article, null, false);
  const body = $(`.theme-doc-markdown, #${ANNOUNCEMENT}`).first();
  if (body.length === 0) {
    return [];
  }
  simplify($, body);

  // The heading of an announcement stands above its text.
  const heading = textOf(body.find('h1').first()) || page.title;
  const ownLanguage = body.find('h1').closest('[lang]').attr('lang') ?? page.language;
  const asked = questions[page.language]?.[page.docId] ?? {};
  const lowering = loweredPages.find(([pattern]) => pattern.test(page.docId));
  const rank =
    ownLanguage === page.language ? (lowering?.[1] ?? pageRanks.ordinary) : pageRanks.foreign;
  const area = page.blog ?? areaOf($);
  const records: SearchRecord[] = [];
  const startSection = (type: RecordType, anchor: string | null, own: string) => {
    const parent = records.at(-1)?.hierarchy;
    const lvl2 = type === 'lvl3' ? (parent?.lvl2 ?? null) : type === 'lvl2' ? own : null;
    records.push({
      objectID: `${page.language}:${page.path}${anchor ? `#${anchor}` : ''}`,
      type,
      url: `${page.url}${anchor ? `#${anchor}` : ''}`,
      url_without_anchor: page.url,
      pageId: page.docId,
      anchor,
      hierarchy: {
        lvl0: area,
        lvl1: page.title,
        lvl2,
        lvl3: type === 'lvl3' ? own : null,
      },
      content: null,
      labels: [],
      questions: asked[anchor ?? ''] ?? [],
      unlisted: page.unlisted,
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      weight: {pageRank: rank, level: levels[type], position: records.length},
    });
  };

  const addText = (text: string, separator = ' ') => {
    const section = records.at(-1) as SearchRecord;
    section.content = section.content === null ? text : section.content + separator + text;
  };

  startSection('lvl1', null, page.title);
  // A page that gives no description has its first paragraph as one.
  const isOpening = textOf(body.find('p').first()).startsWith(page.description);
  // A page in the other language has a heading in that language under its title.
  [heading === page.title ? '' : `${heading}.`, isOpening ? '' : page.description]
    .filter(Boolean)
    .forEach((text) => addText(text));
  body.find('*').each((_, element) => {
    const name = nameOf(element);
    if (name === 'h2' || name === 'h3') {
      startSection(name === 'h2' ? 'lvl2' : 'lvl3', $(element).attr('id') ?? null, read(element));
    } else if (blocks.has(name)) {
      const text = isInBlock(element) ? '' : read(element);
      // Without their lines, the cells of a row need something between them.
      const followsCell = (name === 'td' || name === 'th') && $(element).prev().length > 0;
      if (text) {
        addText(text, followsCell ? ' · ' : ' ');
      }
    } else if (name === 'strong' && isInBlock(element)) {
      const {labels} = records.at(-1) as SearchRecord;
      const label = read(element);
      if (!labels.includes(label)) {
        labels.push(label);
      }
    }
  });
  return records.filter(({anchor}) => anchor === null || !skippedSections.includes(anchor));
}

interface Page {
  /** As readers open it. */
  url: string;
  path: string;
  title: string;
  description: string;
  /** Of a document; of an announcement `blog/` and the end of its address. */
  docId: string;
  /** What the announcements are called, of which it is one. */
  blog?: string;
  /** Whether menus do not have it. */
  unlisted: boolean;
  language: string;
  tag: string;
  version: string;
}

/** What the head says of a page; nothing for one that is neither document nor announcement, or that asks not to be indexed. */
export function readPage(html: string): Page | undefined {
  const docId = /<html[^>]*\bdocs-doc-id-([^\s"'>]+)/.exec(html)?.[1];
  const isAnnouncement = /<html[^>]*\bblog-post-page\b/.test(html);
  if (!docId && !isAnnouncement) {
    return undefined;
  }
  const $ = load(html.slice(0, html.indexOf('<body')));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  // The canonical address of an older version is that of the newest one.
  const own = $('meta[property="og:url"]').attr('content');
  const url = own ?? $('link[rel="canonical"]').attr('href');
  const unlisted = html.includes(UNLISTED_BANNER);
  if (!url || (meta('robots').includes('noindex') && !unlisted)) {
    return undefined;
  }
  const {pathname} = new URL(url);
  return {
    url,
    path: pathname,
    // The name of the site follows it.
    title: oneSpaced(
      $('title')
        .text()
        .replace(/ \| [^|]*$/, ''),
    ),
    description: oneSpaced(meta('description')),
    docId: docId ?? `blog/${pathname.split('/').findLast(Boolean)}`,
    ...(isAnnouncement && {blog: blogOf($)}),
    unlisted,
    language: meta('docsearch:language'),
    tag: meta('docsearch:docusaurus_tag'),
    version: meta('docsearch:version'),
  };
}

/** The name of its list, as the structured data of an announcement have it. */
function blogOf($: CheerioAPI): string {
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as {isPartOf?: {name: string}});
  return data.find(({isPartOf}) => isPartOf)?.isPartOf?.name ?? '';
}

/** The top-level category of a page; a page without one is an area of its own. */
function areaOf($: CheerioAPI): string {
  return textOf($('.breadcrumbs__item').not(':has(svg)').first());
}

/** Leaves in a body what is to be read, each text once. */
function simplify($: CheerioAPI, body: Cheerio<Node>): void {
  body.find(boilerplate).remove();
  // Behind a tab is the same in another language of code.
  body.find('[role="tabpanel"][hidden]').remove();
  // A figure is there in both colour modes, and again in its dialog.
  body.find('dialog, a > img:not(:first-child)').remove();
  body.find('img[alt]').each((_, image) => {
    const alt = oneSpaced($(image).attr('alt') ?? '');
    // A frame of a walkthrough has its caption as its text.
    const said = textOf($(image).closest('figure').find('figcaption')) === alt;
    $(image).replaceWith(said ? '' : $('<p>').text(alt));
  });
}

function textOf(selection: Cheerio<Node>): string {
  return oneSpaced(selection.get().map(wordsOf).join(''));
}

function read(node: Node): string {
  return oneSpaced(wordsOf(node));
}

/** The words of a node. Two blocks that touch are two words all the same. */
function wordsOf(node: Node): string {
  if (node.type === 'text') {
    return node.data;
  }
  const words = 'children' in node ? node.children.map(wordsOf).join('') : '';
  const name = nameOf(node);
  return blocks.has(name) || name === 'br' ? ` ${words} ` : words;
}

function nameOf(node: Node): string {
  return node.type === 'tag' ? node.name : '';
}

function isInBlock({parent}: Node): boolean {
  return parent !== null && (blocks.has(nameOf(parent)) || isInBlock(parent));
}

/** One ordinary space for each run of white space, no-break and zero-width ones included. */
function oneSpaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}
