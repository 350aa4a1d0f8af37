import type {Node} from 'unist';
import {isPair, isScalar, type Pair, type Scalar} from 'yaml';
import type {Page} from './guide';
import type {Place} from './rule';

/** Where a node begins. */
export function placeOf({file}: Page, {position}: Node): Place {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {file, line, column};
}

/** Where a character of a text stands, by its offset. */
export function placeIn(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return {file, line: before.split('\n').length, column: offset - start + 1};
}

/** Where a key of the front matter stands; the first line of the page, when it is not there. */
export function placeOfKey(page: Page, key: string): Place {
  const offset = pairOf(page, key)?.key.range?.[0];
  return offset === undefined
    ? {file: page.file, line: 1, column: 1}
    : placeIn(page.file, page.text, page.frontMatterStart + offset);
}

/** Where the value of a key stands in the text of the page; `undefined` when there is none. */
export function rangeOfValue(page: Page, key: string): {start: number; end: number} | undefined {
  const value = pairOf(page, key)?.value as {range?: [number, number, number]} | null | undefined;
  return (
    value?.range && {
      start: page.frontMatterStart + value.range[0],
      end: page.frontMatterStart + value.range[1],
    }
  );
}

/** The keys and values of the front matter, in its order. */
export function frontMatterPairs({frontMatter}: Page): Pair<Scalar<string>>[] {
  const items = (frontMatter.contents as {items?: unknown[]} | null)?.items ?? [];
  return items.filter((item): item is Pair<Scalar<string>> => isPair(item) && isScalar(item.key));
}

function pairOf(page: Page, key: string): Pair<Scalar<string>> | undefined {
  return frontMatterPairs(page).find((pair) => pair.key.value === key);
}
