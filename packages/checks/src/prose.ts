import type {Nodes} from 'mdast';
import {isScalar} from 'yaml';
import type {Locale} from '@guide/content';
import {textAttributes, textKeys} from '@guide/remark';
import {oncePerPage, type Page} from './page';

/** A stretch of text for the reader: a paragraph, a heading, a cell of a table, or a value. */
export interface Prose {
  kind: 'paragraph' | 'heading' | 'tableCell' | 'value';
  language: Locale;
  /** Offset of its first character in the page. */
  start: number;
  /**
   * As it is in the page, character for character, but that `MASK` stands in the place of what is
   * no text: code, components, markup, targets of links.
   */
  text: string;
}

/** Neither a letter nor a space: no word and no typographic rule goes across it by mistake. */
const MASK = '\uFFFC';

const blocks = new Set<string>(['paragraph', 'heading', 'tableCell'] satisfies Prose['kind'][]);

/** The text of a page, in its order. The language is that of the nearest `lang`, or of the site. */
export const proseOf = oncePerPage((page) => [...frontMatterOf(page), ...bodyOf(page)]);

/** The text of a page that is in one language. */
export function proseIn(page: Page, language: Locale): Prose[] {
  return proseOf(page).filter((prose) => prose.language === language);
}

/** The same in one piece: to look for many words is then quick. */
export function wholeProseIn(page: Page, language: Locale): Prose {
  const known = wholeProse(page);
  return (known[language] ??= joined(page, language));
}

const wholeProse = oncePerPage((): Record<Locale, Prose> => ({}));

function joined(page: Page, language: Locale): Prose {
  const prose = proseIn(page, language);
  // Most pages have no word of the other language: there is nothing to look through.
  const characters = prose.length > 0 ? masked(page.text).split('') : [];
  for (const {start, text} of prose) {
    for (let index = 0; index < text.length; index += 1) {
      // The text of an attribute is inside a paragraph, which hides it.
      if (text[index] !== MASK) {
        characters[start + index] = text[index]!;
      }
    }
  }
  return {kind: 'paragraph', language, start: 0, text: characters.join('')};
}

/** Puts `MASK` in the place of a text. Spaces stay: between a component and a colon there is one, or none. */
export function masked(markup: string): string {
  return markup.replace(/\S/g, MASK);
}

function frontMatterOf({frontMatter, frontMatterStart, locale, text}: Page): Prose[] {
  return textKeys.flatMap((key) => {
    const value: unknown = frontMatter.get(key, true);
    if (!isScalar(value) || !value.range) {
      return [];
    }
    const [from, to] = value.range.map((offset) => offset + frontMatterStart) as [number, number];
    const quotes = /^(['"])[^]*\1$/.test(text.slice(from, to)) ? 1 : 0;
    const [start, end] = [from + quotes, to - quotes];
    return [{kind: 'value', language: locale, start, text: text.slice(start, end)}];
  });
}

function bodyOf(page: Page): Prose[] {
  const prose: Prose[] = [];
  const walk = (node: Nodes, language: Locale) => {
    const inner = languageOf(node) ?? language;
    prose.push(...valuesOf(node, inner, page));
    if (blocks.has(node.type)) {
      prose.push(blockOf(node, inner, page));
    }
    if ('children' in node) {
      node.children.forEach((child) => walk(child, inner));
    }
  };
  walk(page.tree, page.locale);
  return prose;
}

function blockOf(node: Nodes, language: Locale, {text}: Page): Prose {
  const [start, end] = rangeOf(node);
  let shown = '';
  for (const [from, to] of textRanges(node)) {
    shown += masked(text.slice(start + shown.length, from)) + withoutEscapes(text.slice(from, to));
  }
  shown += masked(text.slice(start + shown.length, end));
  return {kind: node.type as Prose['kind'], language, start, text: shown};
}

/** Where the words of a node are. A text directive is a word after a colon: pages have no other. */
function textRanges(node: Nodes): [number, number][] {
  if (node.type === 'text' || node.type === 'textDirective') {
    return [rangeOf(node)];
  }
  const bareAddress = node.type === 'link' && rangeOf(node)[0] === rangeOf(node.children[0])[0];
  return 'children' in node && !bareAddress
    ? (node.children as Nodes[]).flatMap((child) => textRanges(child))
    : [];
}

/** The text attributes of a component, and the alternative text of an image. */
function valuesOf(node: Nodes, language: Locale, {text}: Page): Prose[] {
  if (node.type === 'image' && node.alt) {
    const start = rangeOf(node)[0] + '!['.length;
    const end = start + text.slice(start).search(/(?<!\\)\]/);
    return [{kind: 'value', language, start, text: withoutEscapes(text.slice(start, end))}];
  }
  return componentAttributes(node).flatMap((attribute) => {
    if (!textAttributes.has(attribute.name) || !attribute.position) {
      return [];
    }
    const [from, to] = rangeOf(attribute);
    const start = from + text.slice(from, to).search(/["']/) + 1;
    return [{kind: 'value', language, start, text: text.slice(start, to - 1)}];
  });
}

function languageOf(node: Nodes): Locale | undefined {
  const lang = componentAttributes(node).find(({name}) => name === 'lang')?.value;
  return typeof lang === 'string' ? lang : undefined;
}

function componentAttributes(node: Nodes) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
    : [];
}

function withoutEscapes(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, MASK)
    .replace(/&(?:#\w+|\w+);/g, (entity) => MASK.repeat(entity.length));
}

function rangeOf({position}: Pick<Nodes, 'position'> = {}): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
