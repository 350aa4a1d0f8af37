import type {Element, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {Parser} from 'htmlparser2';

/** The content of a page, without the layout around it. */
export interface Article {
  /** A https://github.com/syntax-tree/hast tree with absolute links. */
  root: Root;
  /** Text of the first `<h1>`. */
  heading: string;
  /** Language of the content, if it isn't that of the site. */
  language: string | undefined;
  /** Ids that links may target, in document order. */
  anchors: readonly string[];
}

export interface ReadOptions {
  /** Keep every attribute, and the colours of code, as print needs them; otherwise code is plain text. */
  keepMarkup?: boolean;
}

/** Elements that never hold content. */
const nonContentTags = new Set(['button', 'dialog', 'form', 'noscript', 'script', 'style']);

/** Stable classes of what the Docusaurus theme shows around the content. */
const nonContentClasses = [
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'pagination-nav',
  'hash-link',
];

/** Components mark what isn't content by this attribute: page details, controls, dark variants. */
const NON_CONTENT = 'data-non-content';

/** Start tags that close the open row, whose end tag the minifier omits; the parser doesn't close it. */
const tableSections = new Set(['tbody', 'tfoot']);

/** Attributes that exports use. */
const keptAttributes = new Set([
  ...['alt', 'id', 'start', 'lang', 'hidden', 'role'],
  ...['data-term', 'data-language', 'data-title'],
]);
const addresses = new Set(['href', 'src']);

/** Their value in hast is `true`. */
const booleans = new Set(['checked', 'disabled', 'hidden', 'open', 'reversed']);

interface OpenElement {
  /** Name of the tag. In code and drawings it isn't that of `element`. */
  name: string;
  element: Element;
  isPlainCode: boolean;
}

/**
 * Reads the content of a built page in one pass.
 *
 * @param url absolute address of the page, to resolve its links
 * @returns `undefined` for a page without a `<main>`, such as a redirect
 */
export function readArticle(
  html: string,
  url: string,
  {keepMarkup = false}: ReadOptions = {},
): Article | undefined {
  // Menus and footer are half of a page.
  const main = /<main\b.*<\/main>/s.exec(html)?.[0];
  if (!main) {
    return undefined;
  }
  const root: Root = {type: 'root', children: []};
  const open: OpenElement[] = [];
  const anchors: string[] = [];
  let language: string | undefined;
  let heading: string | undefined;
  /** Nesting depth inside a skipped element; 0 outside. */
  let skipped = 0;

  const childrenOf = (parent?: OpenElement) => (parent?.element ?? root).children as RootContent[];
  const closeTo = (name: string) => {
    open.length = open.findLastIndex((one) => one.name === name) + 1;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const isInDrawing = parent?.name === 'svg';
      if (skipped > 0 || isNonContent(name, attributes) || (isInDrawing && name !== 'title')) {
        skipped += 1;
        return;
      }
      if (tableSections.has(name)) {
        closeTo('table');
      }
      if (parent?.isPlainCode) {
        // The colours are half of a page with code.
        open.push({...parent, name});
        return;
      }
      const isDrawing = name === 'svg';
      const element = isDrawing
        ? toElement('img', {alt: attributes['aria-label'] ?? ''}, url, keepMarkup)
        : toElement(name, attributes, url, keepMarkup);
      childrenOf(open.at(-1)).push(element);
      const isCode = name === 'code' && parent?.name === 'pre';
      open.push({name, element, isPlainCode: isCode && !keepMarkup});
      if (attributes.id && !isDrawing && !isInDrawing) {
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
      const at = open.findLastIndex((one) => one.name === name);
      if (at === -1) {
        return;
      }
      const {element} = open[at]!;
      if (name === 'h1' && heading === undefined) {
        heading = oneSpaced(toString(element));
        language = open.findLast((one) => one.element.properties.lang)?.element.properties.lang as
          string | undefined;
      }
      if (name === 'svg' && !useTextAlternative(element)) {
        childrenOf(open[at - 1]).pop();
      }
      open.length = at;
    },
  });
  parser.end(main);
  return {root, heading: heading ?? '', language, anchors};
}

/** Collapses white space, no-break and zero-width spaces included, to single spaces. */
export function oneSpaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

type Attributes = Record<string, string>;

function isNonContent(name: string, attributes: Attributes): boolean {
  const classes = classesOf(attributes);
  return (
    nonContentTags.has(name) ||
    NON_CONTENT in attributes ||
    attributes.role === 'tablist' ||
    attributes['aria-hidden'] === 'true' ||
    nonContentClasses.some((one) => classes.includes(one))
  );
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
    if (addresses.has(name)) {
      properties[name] = new URL(value, url).href;
    } else if (name === 'class') {
      properties.className = classesOf(attributes);
    } else if (keepMarkup || keptAttributes.has(name)) {
      properties[name] = booleans.has(name) || value;
    }
  }
  return {type: 'element', tagName, properties, children: []};
}

/** Makes an image without an address of an inline `<svg>`. @returns whether it has a text alternative */
function useTextAlternative(image: Element): boolean {
  image.properties.alt ||= oneSpaced(toString(image));
  image.children = [];
  return image.properties.alt !== '';
}
