import type {Element, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {Parser} from 'htmlparser2';

/** The text of a page, without what stands around it. */
export interface Article {
  /** A tree of https://github.com/syntax-tree/hast, with absolute links; a block of code is plain text. */
  root: Root;
  /** The first heading. */
  heading: string;
  /** Where the text is not in the language of the site. */
  language: string | undefined;
  /** The ids that links may lead to, in their order. */
  anchors: readonly string[];
}

/** Elements that hold no text of a page. */
const nonContentTags = new Set(['button', 'dialog', 'noscript', 'script', 'style', 'svg']);

/** What the themes of Docusaurus show beside the text of a page, by their stable classes. */
const nonContentClasses = new Set([
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'pagination-nav',
  'hash-link',
]);

/** A component marks by it what it shows beside the text: details, controls. */
const NON_CONTENT = 'data-non-content';

/** Begin without an end of the row before, which the parser would wait for. */
const tableSections = new Set(['tbody', 'tfoot']);

/** What the steps ask elements for; addresses become absolute. */
const keptAttributes = ['alt', 'id', 'start', 'lang', 'hidden', 'role', 'data-term'];
const addresses = ['href', 'src'];

/** An element that is open, and how its content is read. */
interface Open {
  /** Of its tag: in code another one than that of the element, whose content it is. */
  name: string;
  element: Element;
  isCode: boolean;
  /** Names of the tabs in it, and how many panels have begun. */
  tabs?: {names: string[]; begun: number};
}

/**
 * Reads the text of a built page in one pass.
 *
 * @param html the whole page
 * @param url its whole address, which its links start from
 * @returns nothing for a page without a `<main>`, such as one that leads on to another address
 */
export function readArticle(html: string, url: string): Article | undefined {
  // Menus and footer are half of a page.
  const main = mainOf(html);
  if (!main) {
    return undefined;
  }
  const root: Root = {type: 'root', children: []};
  const open: Open[] = [];
  const anchors: string[] = [];
  let language: string | undefined;
  let heading: string | undefined;
  /** How many elements are open from one that is no content on. */
  let skipped = 0;
  /** Within a list of tabs: whether the name of one is being read. */
  let tabName: string | undefined;

  const parentOf = () => open.at(-1)?.element ?? root;
  const append = (node: RootContent) => (parentOf().children as RootContent[]).push(node);
  const closeTo = (name: string) => {
    open.length = open.findLastIndex((one) => one.name === name) + 1;
  };
  const tabsAround = () => open.findLast(({tabs}) => tabs)?.tabs;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped > 0 || isNonContent(name, attributes) || isDarkDrawing(name, parentOf())) {
        skipped += 1;
        tabName = attributes.role === 'tab' ? '' : tabName;
        return;
      }
      if (tableSections.has(name)) {
        closeTo('table');
      }
      const parent = open.at(-1);
      if (parent?.isCode) {
        // Its colours are half of a page with code.
        open.push({...parent, name});
        return;
      }
      const element = toElement(name, attributes, url);
      append(element);
      const isTabs = classesOf(attributes).includes('tabs-container');
      open.push({
        name,
        element,
        isCode: name === 'code' && parent?.element.tagName === 'pre',
        ...(isTabs && {tabs: {names: [], begun: 0}}),
      });
      if (attributes.id) {
        anchors.push(attributes.id);
      }
      if (attributes.role === 'tabpanel') {
        const tabs = tabsAround();
        append(tabLabel(tabs?.names[tabs.begun] ?? ''));
        if (tabs) {
          tabs.begun += 1;
        }
      }
    },
    ontext(value) {
      if (skipped === 0) {
        append({type: 'text', value});
      } else if (tabName !== undefined) {
        tabName += value;
      }
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        if (tabName !== undefined && name === 'li') {
          tabsAround()?.names.push(oneSpaced(tabName));
          tabName = undefined;
        }
        return;
      }
      const at = open.findLastIndex((one) => one.name === name);
      if (at === -1) {
        return;
      }
      if (name === 'h1' && heading === undefined) {
        heading = oneSpaced(toString(open[at]!.element));
        language = open.findLast(({element}) => element.properties.lang)?.element.properties
          .lang as string | undefined;
      }
      open.length = at;
    },
  });
  parser.end(main);
  return {root, heading: heading ?? '', language, anchors};
}

/** The `<main>` of a page, as HTML. */
export function mainOf(html: string): string | undefined {
  return /<main\b.*<\/main>/s.exec(html)?.[0];
}

/** One ordinary space for each run of white space, no-break and zero-width ones included. */
export function oneSpaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, ' ').trim();
}

type Attributes = Record<string, string>;

function isNonContent(name: string, attributes: Attributes): boolean {
  return (
    nonContentTags.has(name) ||
    NON_CONTENT in attributes ||
    attributes.role === 'tablist' ||
    attributes['aria-hidden'] === 'true' ||
    classesOf(attributes).some((one) => nonContentClasses.has(one))
  );
}

/** A drawing for the dark mode stands beside the one for the light mode. */
function isDarkDrawing(name: string, parent: Element | Root): boolean {
  const before = parent.children.at(-1);
  return name === 'img' && before?.type === 'element' && before.tagName === 'img';
}

function classesOf({class: names = ''}: Attributes): string[] {
  return names.split(/\s+/).filter(Boolean);
}

function toElement(tagName: string, attributes: Attributes, url: string): Element {
  const properties: Element['properties'] = {className: classesOf(attributes)};
  for (const name of keptAttributes.filter((one) => one in attributes)) {
    properties[name] = attributes[name]!;
  }
  for (const name of addresses.filter((one) => one in attributes)) {
    properties[name] = new URL(attributes[name]!, url).href;
  }
  return {type: 'element', tagName, properties, children: []};
}

/** All panels stand one below the other, each under the name of its tab. */
function tabLabel(name: string): Element {
  const bold: Element = {...toElement('b', {}, ''), children: [{type: 'text', value: name}]};
  return {...toElement('p', {}, ''), children: [bold]};
}
