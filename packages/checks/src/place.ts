import type {Nodes} from 'mdast';
import {isMap, isScalar} from 'yaml';
import type {Page} from './page';
import type {Place} from './rule';

/** Where a node begins. */
export function placeOf({file}: Page, {position}: Pick<Nodes, 'position'>): Place {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {file, line, column};
}

/** Where a character of a text stands, by its offset. */
export function pointAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

/** Where a character of a file stands, by its offset in the text. */
export function placeIn(file: string, text: string, offset: number): Place {
  return {file, ...pointAt(text, offset)};
}

/** Where a character of a page stands, by its offset. */
export function placeAt({file, text}: Page, offset: number): Place {
  return placeIn(file, text, offset);
}

/** Where a key of the front matter stands; the first line of the page, when it is not there. */
export function placeOfKey({file, text, frontMatter, frontMatterStart}: Page, key: string): Place {
  const {contents} = frontMatter;
  const pair = isMap(contents)
    ? contents.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  return offset === undefined
    ? {file, line: 1, column: 1}
    : placeIn(file, text, frontMatterStart + offset);
}
