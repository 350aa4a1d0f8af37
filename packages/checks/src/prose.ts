import type {Nodes} from 'mdast';
import {isScalar} from 'yaml';
import type {Locale} from '@guide/content';
import {textAttributes, textKeys} from '@guide/remark';
import {isBareUrl} from './nodes';
import {memoize, type Page} from './page';

export interface Prose {
  kind: 'paragraph' | 'heading' | 'tableCell' | 'value';
  language: Locale;
  start: number;
  /** Source text of the same length, with `MASK` instead of code, components, markup and URLs. */
  text: string;
}

/** Neither a letter nor whitespace, so no pattern matches across it. */
const MASK = '\uFFFC';

const blocks = new Set<string>(['paragraph', 'heading', 'tableCell'] satisfies Prose['kind'][]);

/** Returns the prose of a page. Its language comes from the closest `lang`, or from the locale. */
export const proseOf = memoize((page: Page) => [
  ...proseOfFrontMatter(page),
  ...proseOfNode(page.tree, page.locale, page),
]);

export function proseIn(page: Page, language: Locale): Prose[] {
  return proseOf(page).filter((prose) => prose.language === language);
}

/** Returns the prose as one text, which is faster to search for many words. */
export function wholeProseIn(page: Page, language: Locale): Prose {
  // An attribute comes after its paragraph, which masks it.
  const text = proseIn(page, language).reduce(
    (whole, {start, text: part}) => whole.slice(0, start) + part + whole.slice(start + part.length),
    maskText(page.text),
  );
  return {kind: 'paragraph', language, start: 0, text};
}

/** Masks everything except whitespace, which typography rules need. */
export function maskText(markup: string): string {
  return markup.replace(/\S/g, MASK);
}

function proseOfFrontMatter({frontMatter, frontMatterStart, locale, text}: Page): Prose[] {
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

function proseOfNode(node: Nodes, language: Locale, page: Page): Prose[] {
  const lang = componentAttributes(node).find(({name}) => name === 'lang')?.value;
  const inner = typeof lang === 'string' ? lang : language;
  const children: Nodes[] = 'children' in node ? node.children : [];
  return [
    ...proseOfValues(node, inner, page),
    ...(blocks.has(node.type) ? [proseOfBlock(node, inner, page)] : []),
    ...children.flatMap((child) => proseOfNode(child, inner, page)),
  ];
}

function proseOfBlock(node: Nodes, language: Locale, {text}: Page): Prose {
  const [start, end] = rangeOf(node);
  let shown = '';
  for (const [from, to] of textRanges(node)) {
    shown +=
      maskText(text.slice(start + shown.length, from)) + withoutEscapes(text.slice(from, to));
  }
  shown += maskText(text.slice(start + shown.length, end));
  return {kind: node.type as Prose['kind'], language, start, text: shown};
}

/** A `textDirective` is a word after a colon, as pages don't use inline directives. */
function textRanges(node: Nodes): [number, number][] {
  if (node.type === 'text' || node.type === 'textDirective') {
    return [rangeOf(node)];
  }
  return 'children' in node && !(node.type === 'link' && isBareUrl(node))
    ? (node.children as Nodes[]).flatMap((child) => textRanges(child))
    : [];
}

function proseOfValues(node: Nodes, language: Locale, {text}: Page): Prose[] {
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

function rangeOf({position}: Pick<Nodes, 'position'>): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
