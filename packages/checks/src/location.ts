import {isMap, isScalar} from 'yaml';
import type {Node} from '@guide/content/mdx';
import type {Page} from './page';
import type {SourceLocation} from './rule';

/** Locates the start of a node. Falls back to line 1. */
export function locationOf({file}: Page, {position}: Pick<Node, 'position'>): SourceLocation {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {file, line, column};
}

/** Converts an offset to line and column. */
export function pointAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

export function locationAt(
  {file, text}: Pick<Page, 'file' | 'text'>,
  offset: number,
): SourceLocation {
  return {file, ...pointAt(text, offset)};
}

/** Locates a front matter key. Falls back to line 1. */
export function locationOfKey(page: Page, key: string): SourceLocation {
  const {contents} = page.frontMatter;
  const pair = isMap(contents)
    ? contents.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  return locationAt(page, offset === undefined ? 0 : page.frontMatterStart + offset);
}
