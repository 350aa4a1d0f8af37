import {isMap, isScalar} from 'yaml';
import type {Page} from './guide';
import {placeIn} from './place';
import type {Place} from './rule';

/** What the front matter says; `undefined` when it is no valid YAML: `front-matter-yaml` says so. */
export function frontMatterOf({frontMatter}: Page): Record<string, unknown> | undefined {
  if (frontMatter.errors.length > 0) {
    return undefined;
  }
  return isMap(frontMatter.contents) ? (frontMatter.toJS() as Record<string, unknown>) : {};
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
