import type {Element, ElementContent, Nodes, Root} from 'hast';
import {collapseWhitespace, hasClass, isElement} from '@guide/built-site/read';

/** Set by src/theme/TabItem. */
const TAB_LABEL_CLASS = 'tab-label';

const blocks = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre', 'img', 'figcaption', 'caption'],
  ...['li', 'dt', 'dd', 'td', 'th'],
]);

/** Elements that can contain text outside of blocks, which is a paragraph. */
const containers = new Set(['div', 'section', 'aside', 'blockquote', 'details', 'summary']);

/** Returns whether an element's text is a unit of its own, such as a paragraph or a cell. */
export function isBlock({tagName}: Element): boolean {
  return blocks.has(tagName);
}

/** Returns the first searchable descendant that fits. */
export function find(
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

/** Returns the searchable child elements. */
export function elementsIn({children}: Root | Element): Element[] {
  return children.flatMap((child) => (isElement(child) && isIncluded(child) ? [child] : []));
}

/** Returns the child elements, with text outside of blocks, as in a `<div>`, in paragraphs. */
export function blocksIn(parent: Element): Element[] {
  if ('data-language' in parent.properties) {
    // Without title and language of the code.
    return elementsIn(parent).filter(({tagName}) => tagName === 'pre');
  }
  const elements: Element[] = [];
  let inline: ElementContent[] = [];
  const endParagraph = () => {
    const paragraph: Element = {type: 'element', tagName: 'p', properties: {}, children: inline};
    if (textOf(paragraph)) {
      elements.push(paragraph);
    }
    inline = [];
  };
  for (const child of parent.children) {
    if (isInline(child)) {
      inline.push(child);
    } else if (isElement(child) && isIncluded(child)) {
      endParagraph();
      elements.push(child);
    }
  }
  endParagraph();
  return elements;
}

function isInline(node: Nodes): boolean {
  return (
    !isElement(node) || !(containers.has(node.tagName) || isBlock(node) || find(node, isBlock))
  );
}

/** Skips navigation, and hidden tabs that only repeat code in another language. */
function isIncluded(element: Element): boolean {
  const {tagName, properties} = element;
  const isHiddenTab = properties.role === 'tabpanel' && properties.hidden !== undefined;
  return tagName !== 'nav' && !(isHiddenTab && !hasProse(element));
}

function hasProse({children}: Element): boolean {
  return children.some((child) =>
    isElement(child)
      ? child.tagName === 'img' || (!isCode(child) && hasProse(child))
      : child.type === 'text' && child.value.trim() !== '',
  );
}

function isCode(element: Element): boolean {
  const {tagName, properties} = element;
  return tagName === 'pre' || 'data-language' in properties || hasClass(element, TAB_LABEL_CLASS);
}

/** Returns the searchable text of an element. */
export function textOf(node: Nodes): string {
  return collapseWhitespace(wordsOf(node));
}

/** Puts spaces around blocks. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || !isIncluded(node)) {
    return '';
  }
  const {tagName, properties, children} = node;
  if (tagName === 'img') {
    return ` ${String(properties.alt ?? '')} `;
  }
  if (tagName === 'figure') {
    // Walkthrough images repeat their caption.
    return ` ${[...new Set(children.map(textOf))].join(' ')} `;
  }
  const words = children.map(wordsOf).join('');
  return blocks.has(tagName) || tagName === 'br' ? ` ${words} ` : words;
}
