import type {Link as LinkNode} from 'mdast';
import path from 'node:path';
import {nodesOf} from './nodes';
import type {Page} from './page';
import {locationOf} from './location';
import type {Edit, SourceLocation} from './rule';

export interface Link {
  node: LinkNode;
  location: SourceLocation;
}

export function linksOf(page: Page): Link[] {
  return nodesOf(page.tree, 'link').map((node) => ({
    node,
    location: locationOf(page, node),
  }));
}

/** Tests for absolute and protocol-relative URLs. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

export function linkTo(page: Page, target: Page, anchor?: string): string {
  const file = path.posix.relative(path.posix.dirname(page.source), target.source);
  const relative = file.startsWith('.') ? file : `./${file}`;
  return anchor === undefined ? relative : `${relative}#${anchor}`;
}

/** Returns the edit that replaces a URL; `undefined` if it's escaped in the source. */
export function replaceUrl(page: Page, {node}: Link, replacement: string): Edit | undefined {
  const {start, end} = node.position!;
  const at = page.text.slice(start.offset, end.offset).lastIndexOf(`](${node.url}`);
  if (at === -1) {
    return undefined;
  }
  const first = start.offset! + at + 2;
  return {file: page.file, start: first, end: first + node.url.length, text: replacement};
}
