import type {Element, Nodes, Root} from 'hast';
import {hasClass, isElement, collapseWhitespace, type BuiltPage} from '@guide/built-site/read';
import {pageRanks} from '../engine/ranking';
import type {RecordOptions, RecordType, SearchRecord} from '../record';

/** The text of an announcement, for which Docusaurus makes feeds from it. */
const ANNOUNCEMENT = '__blog-post-container';
const DOCUMENT = 'theme-doc-markdown';

/** Sections that say nothing of their own. */
const skippedSections = ['related-pages'];

/** Elements that a reader sees as text of their own line. */
const blocks = new Set(['p', 'img', 'li', 'td', 'th', 'pre', 'figcaption', 'dt', 'dd', 'h5', 'h6']);

const levels: Record<RecordType, number> = {lvl1: 90, lvl2: 80, lvl3: 70, lvl4: 60};

/** The headings that begin a section. */
const sectionTypes: Readonly<Record<string, RecordType>> = {h2: 'lvl2', h3: 'lvl3', h4: 'lvl4'};

/**
 * Reads the sections of a built page.
 *
 * @returns none for a page that is neither document nor announcement, or that asks not to be indexed
 */
export function extractRecords(
  page: BuiltPage,
  {loweredPages = [], questions = {}}: RecordOptions = {},
): SearchRecord[] {
  const {id, url, path, title, description, unlisted, language, version, area} = page;
  const body = find(page.article.root, isBody);
  // What menus do not have asks search engines of the web not to index it, and not that of the site.
  if (!id || !body || !(page.isIndexed || unlisted)) {
    return [];
  }
  const {heading} = page.article;
  const isForeign = (page.article.language ?? language) !== language;
  const asked = questions[language]?.[id] ?? {};
  const lowering = loweredPages.find(([pattern]) => pattern.test(id));
  const records: SearchRecord[] = [];
  const startSection = (type: RecordType, anchor: string | null, own: string) => {
    const parent = records.at(-1)?.hierarchy;
    const headingAt = (level: 'lvl2' | 'lvl3' | 'lvl4') =>
      level === type ? own : level < type ? (parent?.[level] ?? null) : null;
    records.push({
      objectID: `${language}:${path}${anchor ? `#${anchor}` : ''}`,
      type,
      url: `${url}${anchor ? `#${anchor}` : ''}`,
      url_without_anchor: url,
      pageId: id,
      anchor,
      hierarchy: {
        lvl0: area,
        lvl1: title,
        lvl2: headingAt('lvl2'),
        lvl3: headingAt('lvl3'),
        lvl4: headingAt('lvl4'),
      },
      content: null,
      labels: [],
      questions: asked[anchor ?? ''] ?? [],
      unlisted,
      language,
      docusaurus_tag: page.kind === 'document' ? `docs-default-${version}` : 'default',
      version,
      weight: {
        pageRank: isForeign ? pageRanks.foreign : (lowering?.[1] ?? pageRanks.ordinary),
        level: levels[type],
        position: records.length,
      },
    });
  };
  const addText = (text: string, separator: string) => {
    const section = records.at(-1)!;
    section.content =
      section.content === null ? separator.trimStart() + text : section.content + separator + text;
  };

  startSection('lvl1', null, title);
  const opening = find(body, ({tagName}) => tagName === 'p');
  // A page that gives no description has its first paragraph as one.
  const isOpening = opening !== undefined && read(opening).startsWith(description);
  // A page in the other language has a heading in that language under its title.
  [heading === title ? '' : `${heading}.`, isOpening ? '' : description]
    .filter(Boolean)
    .forEach((text) => addText(text, PARAGRAPH));
  const visit = (element: Element, {isInBlock, caption, separator = PARAGRAPH}: Around) => {
    const {tagName, properties} = element;
    const within = {
      caption: captionOf(element) ?? caption,
      isInBlock: isInBlock || isBlock(element),
    };
    const sectionType = sectionTypes[tagName];
    if (sectionType) {
      const anchor = properties.id === undefined ? null : String(properties.id);
      startSection(sectionType, anchor, read(element));
    } else if (isBlock(element) && !isInBlock) {
      const text = read(element, within.caption);
      if (text) {
        addText(isAside(element) ? `\t${text}` : text, separator);
      }
    } else if (tagName === 'strong' && isInBlock) {
      const {labels} = records.at(-1)!;
      const label = read(element);
      if (!labels.includes(label)) {
        labels.push(label);
      }
    }
    elementsIn(element).forEach((child, index) => {
      const after = index > 0 ? (separators[child.tagName] ?? PARAGRAPH) : separator;
      visit(child, {...within, separator: after + numberOf(child, index, element)});
    });
  };
  visit(body, {isInBlock: false});
  return records.filter(({anchor}) => anchor === null || !skippedSections.includes(anchor));
}

/** What an element stands in. */
interface Around {
  isInBlock: boolean;
  /** Of the figure. */
  caption?: string | undefined;
  /** What parts it from the text before. */
  separator?: string;
}

/** Separators of texts: an empty line, except between list items, rows, cells and definitions. */
const PARAGRAPH = '\n\n';
const separators: Readonly<Record<string, string>> = {
  ...{li: '\n', tr: '\n', dt: '\n'},
  ...{td: ' · ', th: ' · ', dd: ' · '},
};

/** That of a step, as the browser shows it. */
function numberOf({tagName}: Element, index: number, parent: Element): string {
  const isStep = tagName === 'li' && parent.tagName === 'ol';
  return isStep ? `${Number(parent.properties.start ?? 1) + index}. ` : '';
}

/** What says in other ways what the text says: it is indented, as nobody would quote it. */
function isAside({tagName}: Element): boolean {
  return tagName === 'pre' || tagName === 'img' || tagName === 'figcaption';
}

function isBody(element: Element): boolean {
  return element.properties.id === ANNOUNCEMENT || hasClass(element, DOCUMENT);
}

function isBlock({tagName}: Element): boolean {
  return blocks.has(tagName);
}

/** A figure's caption. */
function captionOf(element: Element): string | undefined {
  const caption =
    element.tagName === 'figure' && find(element, ({tagName}) => tagName === 'figcaption');
  return caption ? read(caption) : undefined;
}

/** The first element, in the order of the text, of which something holds. */
function find(
  parent: Root | Element,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const child of elementsIn(parent)) {
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The elements in one that are to be read: not what leads elsewhere, nor the same code in another language. */
function elementsIn({children}: Root | Element): Element[] {
  return children.flatMap((child) => (isElement(child) && isRead(child) ? [child] : []));
}

function isRead({tagName, properties: {role, hidden}}: Element): boolean {
  return tagName !== 'nav' && !(role === 'tabpanel' && hidden !== undefined);
}

function read(node: Nodes, caption?: string): string {
  return collapseWhitespace(wordsOf(node, caption));
}

/** The words of a node. Two blocks that touch are two words all the same. */
function wordsOf(node: Nodes, caption: string | undefined): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || !isRead(node)) {
    return '';
  }
  const {tagName, properties, children} = node;
  if (tagName === 'img') {
    const alt = collapseWhitespace(String(properties.alt ?? ''));
    // A frame of a walkthrough has its caption as its text.
    return alt === caption ? '' : ` ${alt} `;
  }
  const within = captionOf(node) ?? caption;
  const words = children.map((child) => wordsOf(child, within)).join('');
  return blocks.has(tagName) || tagName === 'br' ? ` ${words} ` : words;
}
