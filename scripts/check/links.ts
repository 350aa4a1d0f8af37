import type {Link as LinkNode} from 'mdast';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {folders, type Guide, type Page} from './guide';
import {nodesOf} from './nodes';
import {placeOf} from './place';
import type {Edit, Place} from './rule';
import {siteUrl} from './siteUrl';

/** A link of a text, `[words](address)`. */
export interface Link {
  node: LinkNode;
  url: string;
  place: Place;
}

/** The links of a page, in its order. */
export function linksOf(page: Page): Link[] {
  return nodesOf(page.tree, 'link').map((node) => ({
    node,
    url: node.url,
    place: placeOf(page, node),
  }));
}

/** Whether an address leads out of the guide: `https:`, `mailto:`, `//…`. */
export function leadsOut(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** The address from the root of the site, of a link that names one; `undefined` for any other link. */
export function addressInSite(url: string): string | undefined {
  if (url.startsWith(siteUrl)) {
    return url.slice(siteUrl.length) || '/';
  }
  return url.startsWith('/') && !url.startsWith('//') ? url : undefined;
}

/** The language of the site that a link of a page names; that of the page, when it names none. */
export function languageOfAddress(url: string, {locale}: Page): Locale {
  const address = addressInSite(url) ?? url;
  if (/^\/fr(?:\/|$)/.test(address) || address.includes(`${folders.fr}/`)) {
    return 'fr';
  }
  return address.includes('/docs/') && !leadsOut(address) ? 'en' : locale;
}

/** `./list.mdx#columns`: its file and its anchor. */
export function splitAddress(url: string): {target: string; anchor?: string} {
  const [target = '', anchor] = url.split('#');
  return {target, anchor};
}

/** The page that a relative file link leads to; `undefined` when there is none. */
export function targetOf(guide: Guide, page: Page, url: string): Page | undefined {
  const {target} = splitAddress(url);
  return target === ''
    ? page
    : guide.pageAt(page.locale, path.posix.join(path.posix.dirname(page.source), target));
}

/** A relative file link from a page to another one. */
export function linkTo(page: Page, target: Page, anchor?: string): string {
  const file = path.posix.relative(path.posix.dirname(page.source), target.source);
  const relative = file.startsWith('.') ? file : `./${file}`;
  return anchor === undefined ? relative : `${relative}#${anchor}`;
}

/** The edit that gives a link another address. `undefined` where the old one is not written as it reads. */
export function replaceUrl(page: Page, {node, url}: Link, replacement: string): Edit | undefined {
  const {start, end} = node.position!;
  const at = page.text.slice(start.offset, end.offset).lastIndexOf(`](${url}`);
  if (at === -1) {
    return undefined;
  }
  const first = start.offset! + at + 2;
  return {file: page.file, start: first, end: first + url.length, text: replacement};
}
