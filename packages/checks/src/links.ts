import type {Link as LinkNode} from 'mdast';
import path from 'node:path';
import {nodesOf} from './nodes';
import type {Page} from './page';
import {placeOf} from './place';
import type {Edit, Place} from './rule';

/** A link of a text, `[words](address)`. */
export interface Link {
  node: LinkNode;
  place: Place;
}

/** The links of a page, in its order. */
export function linksOf(page: Page): Link[] {
  return nodesOf(page.tree, 'link').map((node) => ({
    node,
    place: placeOf(page, node),
  }));
}

/** Whether an address leads out of the guide: `https:`, `mailto:`, `//…`. */
export function leadsOut(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** A relative file link from a page to another one. */
export function linkTo(page: Page, target: Page, anchor?: string): string {
  const file = path.posix.relative(path.posix.dirname(page.source), target.source);
  const relative = file.startsWith('.') ? file : `./${file}`;
  return anchor === undefined ? relative : `${relative}#${anchor}`;
}

/** The edit that gives a link another address. `undefined` where the old one is not written as it reads. */
export function replaceUrl(page: Page, {node}: Link, replacement: string): Edit | undefined {
  const {start, end} = node.position!;
  const at = page.text.slice(start.offset, end.offset).lastIndexOf(`](${node.url}`);
  if (at === -1) {
    return undefined;
  }
  const first = start.offset! + at + 2;
  return {file: page.file, start: first, end: first + node.url.length, text: replacement};
}
