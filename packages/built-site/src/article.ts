import type {Element, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {Parser} from 'htmlparser2';
import {parseFragment, serialize} from 'parse5';
import {moveTabLabels} from './tabLabels';

export interface ArticleFacts {
  heading: string;
  /** `lang` of the heading or its closest ancestor. */
  language: string | undefined;
  anchors: readonly string[];
}

export interface Article extends ArticleFacts {
  /** Tree with absolute URLs. @see https://github.com/syntax-tree/hast */
  root: Root;
}

export interface ReadOptions {
  /** Keep all attributes and syntax highlighting, for print. */
  keepMarkup?: boolean;
}

const nonContentTags = new Set(['button', 'dialog', 'form', 'noscript', 'script', 'style']);

/** Stable Docusaurus classes. */
const nonContentClasses = [
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-blog-footer-edit-meta-row',
  'avatar__photo',
  'avatar__photo-link',
  'theme-pages-footer-edit-meta-row',
  // Of standalone pages.
  'table-of-contents__left-border',
  'pagination-nav',
  'hash-link',
];

const NON_CONTENT = 'data-non-content';

const keptAttributes = new Set([
  ...['alt', 'id', 'start', 'lang', 'hidden', 'role', 'aria-selected', 'type', 'checked'],
  ...['data-term', 'data-language', 'data-title', 'data-label', 'data-operation'],
]);
const urlAttributes = new Set(['href', 'src']);

const booleanAttributes = new Set(['checked', 'disabled', 'hidden', 'open', 'reversed']);

interface OpenElement {
  /** In the HTML. Inside code and SVG, `element` is an ancestor or a replacement. */
  name: string;
  element: Element;
  isPlainCode: boolean;
}

/**
 * Reads the content of a built page.
 *
 * @returns `undefined` for pages without `<main>`, such as redirects
 */
export function readArticle(
  html: string,
  url: string,
  {keepMarkup = false}: ReadOptions = {},
): Article | undefined {
  // For speed: menus and footer are half of the HTML.
  const main = /<main\b.*<\/main>/s.exec(html)?.[0];
  if (!main) {
    return undefined;
  }
  const root: Root = {type: 'root', children: []};
  const open: OpenElement[] = [];
  const anchors: string[] = [];
  const tabContainers = new Set<Element>();
  let language: string | undefined;
  let heading: string | undefined;
  /** Nesting depth inside a skipped element; 0 outside. */
  let skipped = 0;

  const childrenOf = (parent?: OpenElement) => (parent?.element ?? root).children as RootContent[];

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const isInSvg = parent?.name === 'svg';
      if (skipped > 0 || isNonContent(name, attributes) || (isInSvg && name !== 'title')) {
        skipped += 1;
        return;
      }
      if (parent?.isPlainCode) {
        // For speed: syntax highlighting is half of the HTML of pages with code.
        if (name === 'br') {
          childrenOf(parent).push({type: 'text', value: '\n'});
        }
        open.push({...parent, name});
        return;
      }
      const isSvg = name === 'svg';
      const element = isSvg
        ? toElement('img', {alt: attributes['aria-label'] ?? ''}, url, keepMarkup)
        : toElement(name, attributes, url, keepMarkup);
      childrenOf(open.at(-1)).push(element);
      const isCode = name === 'code' && parent?.name === 'pre';
      open.push({name, element, isPlainCode: isCode && !keepMarkup});
      if (attributes.role === 'tablist') {
        tabContainers.add(parent!.element);
      }
      if (attributes.id && !isSvg && !isInSvg && attributes.role !== 'tab') {
        anchors.push(attributes.id);
      }
    },
    ontext(value) {
      if (skipped === 0) {
        childrenOf(open.at(-1)).push({type: 'text', value});
      }
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      const {element} = open.at(-1)!;
      if (name === 'h1' && heading === undefined) {
        heading = collapseWhitespace(toString(element));
        language = open.findLast((one) => one.element.properties.lang)?.element.properties.lang as
          string | undefined;
      }
      open.pop();
      if (name === 'svg' && !applyTextAlternative(element)) {
        childrenOf(open.at(-1)).pop();
      }
    },
  });
  parser.end(omitsEndTags(main) ? serialize(parseFragment(main)) : main);
  tabContainers.forEach(moveTabLabels);
  return {root, heading: heading ?? '', language, anchors};
}

/**
 * Whether a minifier has omitted end tags, as SWC's does. htmlparser2 doesn't add all of them, and
 * parse5 is slower.
 */
function omitsEndTags(html: string): boolean {
  const count = (pattern: RegExp) => html.match(pattern)?.length;
  return count(/<(?:p|li|d[dt]|t[dhr]|tbody)\b/g) !== count(/<\/(?:p|li|d[dt]|t[dhr]|tbody)>/g);
}

/** Collapses whitespace, including no-break and zero-width spaces. */
export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

type Attributes = Record<string, string>;

function isNonContent(name: string, attributes: Attributes): boolean {
  const classes = classesOf(attributes);
  return (
    nonContentTags.has(name) ||
    NON_CONTENT in attributes ||
    attributes['aria-hidden'] === 'true' ||
    isHidden(attributes) ||
    nonContentClasses.some((one) => classes.includes(one))
  );
}

/** Hidden tab panels, and text that the browser's search finds, are content. */
function isHidden({hidden, role}: Attributes): boolean {
  return hidden !== undefined && hidden !== 'until-found' && role !== 'tabpanel';
}

function classesOf({class: names = ''}: Attributes): string[] {
  return names.split(/\s+/).filter(Boolean);
}

function toElement(
  tagName: string,
  attributes: Attributes,
  url: string,
  keepMarkup: boolean,
): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (urlAttributes.has(name)) {
      properties[name] = URL.canParse(value, url) ? new URL(value, url).href : value;
    } else if (name === 'class') {
      properties.className = classesOf(attributes);
    } else if (keepMarkup || keptAttributes.has(name)) {
      properties[name] = booleanAttributes.has(name) || value;
    }
  }
  return {type: 'element', tagName, properties, children: []};
}

/** Turns an inline `<svg>` into an image. @returns whether it has alternative text */
function applyTextAlternative(image: Element): boolean {
  image.properties.alt ||= collapseWhitespace(toString(image));
  image.children = [];
  return image.properties.alt !== '';
}
