import type {Element} from 'hast';
import {hasClass, type BuiltPage} from '@guide/built-site/read';
import {pageRanks} from '../engine/ranking';
import type {RecordOptions, RecordType, SearchRecord} from '../record';
import {blocksIn, elementsIn, find, isBlock, textOf} from './articleText';

/** Docusaurus also creates feeds from it. */
const POST_BODY_ID = '__blog-post-container';
const DOCUMENT_CLASS = 'theme-doc-markdown';

/** Headings that start a section, in addition to API operations. */
const sectionTypes: Readonly<Record<string, RecordType>> = {h2: 'lvl2', h3: 'lvl3'};

const levels: Record<RecordType, number> = {lvl1: 90, lvl2: 80, lvl3: 70, lvl4: 60};

/** Extracts the sections of a document, post or standalone page that's indexed or unlisted. */
export function extractRecords(
  page: BuiltPage,
  {loweredPages = [], questions = {}}: Partial<RecordOptions> = {},
): SearchRecord[] {
  const {kind, id, url, path, title, description, unlisted, language, version, area} = page;
  const {searchBoost = 1} = page;
  const body = find(page.readTree(), kind === 'page' ? isArticle : isBody);
  // Unlisted pages are `noindex`, but searched here.
  if (!id || !body || searchBoost === 0 || !(page.isIndexed || unlisted)) {
    return [];
  }
  const {heading} = page.article;
  const isUntranslated = (page.article.language ?? language) !== language;
  // A map, because headings can be named `constructor`.
  const pageQuestions = new Map(Object.entries(questions[language]?.[id] ?? {}));
  const lowering = loweredPages.find(([pattern]) => pattern.test(id));
  const pageRank = isUntranslated ? pageRanks.untranslated : (lowering?.[1] ?? pageRanks.default);
  const records: SearchRecord[] = [];
  const startSection = (
    type: RecordType,
    anchor: string | null,
    ownHeading: string,
    operation?: string,
  ) => {
    const parent = records.at(-1)?.hierarchy;
    const headingAt = (level: 'lvl2' | 'lvl3' | 'lvl4') =>
      level === type ? ownHeading : level < type ? (parent?.[level] ?? null) : null;
    const hash = anchor ? `#${anchor}` : '';
    records.push({
      objectID: `${language}:${path}${hash}`,
      type,
      url: url + hash,
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
      ...(operation && {operation}),
      content: null,
      labels: [],
      questions: pageQuestions.get(anchor ?? '') ?? [],
      unlisted,
      language,
      docusaurus_tag: version ? `docs-default-${version}` : 'default',
      version,
      weight: {
        pageRank: pageRank * searchBoost,
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
  const visit = (element: Element, isInBlock = false, separator = PARAGRAPH) => {
    const {tagName, properties} = element;
    const operation = properties['data-operation'] as string | undefined;
    const sectionType = operation ? 'lvl4' : sectionTypes[tagName];
    if (sectionType) {
      const anchor = properties.id === undefined ? null : String(properties.id);
      startSection(sectionType, anchor, textOf(element), operation);
      return;
    }
    if (isBlock(element) && !isInBlock) {
      const text = textOf(element);
      const isRepeated =
        (tagName === 'h1' && text === heading) ||
        (tagName === 'figcaption' && records.at(-1)!.content?.endsWith(`\t${text}`));
      if (text && !isRepeated) {
        // A tab marks text that repeats or illustrates, so that it's never quoted.
        addText(['pre', 'img', 'figcaption'].includes(tagName) ? `\t${text}` : text, separator);
      }
    } else if ('data-label' in properties) {
      const section = records.at(-1)!;
      section.labels = [...new Set([...section.labels, textOf(element)])];
    }
    const isWithinBlock = isInBlock || isBlock(element);
    const children = isWithinBlock ? elementsIn(element) : blocksIn(element);
    children.forEach((child, index) => {
      const after = index > 0 ? (separators[child.tagName] ?? PARAGRAPH) : separator;
      visit(child, isWithinBlock, after + stepNumberOf(child, index, element));
    });
  };
  visit(body);
  const [opening] = records as [SearchRecord];
  const text = opening.content ?? '';
  opening.content =
    [
      // The heading of an untranslated page differs from its title.
      heading === '' || heading === title ? '' : `${heading}.`,
      // Pages can show their description. By default, it's the start of the first paragraph.
      text.startsWith(description) ? '' : description,
      text,
    ]
      .filter(Boolean)
      .join(PARAGRAPH) || null;
  return records.filter(({anchor}) => anchor !== 'related-pages');
}

const PARAGRAPH = '\n\n';
const separators: Readonly<Record<string, string>> = {
  ...{li: '\n', tr: '\n', dt: '\n'},
  ...{td: ' · ', th: ' · ', dd: ' · '},
};

function stepNumberOf({tagName}: Element, index: number, parent: Element): string {
  const isStep = tagName === 'li' && parent.tagName === 'ol';
  return isStep ? `${Number(parent.properties.start ?? 1) + index}. ` : '';
}

const isArticle = ({tagName}: Element) => tagName === 'article';

function isBody(element: Element): boolean {
  return element.properties.id === POST_BODY_ID || hasClass(element, DOCUMENT_CLASS);
}
