import type {PublishedSite} from '@guide/built-site/publishedSite';
import {markdownPathname} from 'docusaurus-markdown-pages/markdownPathname';
import {PublicError} from '../toolErrors';

/** No hidden folders, `..` or encoded characters. */
const pagePath = /^(?:[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*\/)*$/u;

/** Resolves the address of a page or its Markdown. `path` is relative to the site. @throws if it can't be a page */
export function resolveAddress(address: string, site: PublishedSite) {
  const base = site.address;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !(url.href.startsWith(base) || `${url.href}/` === base)) {
    throw new PublicError(`This is not an address of ${site.name}: addresses begin with ${base}.`);
  }
  const rest = decode(url.origin + url.pathname).slice(base.length);
  const path = rest
    .replace(/(^|\/)index\.(?:md|html)$/, '$1')
    .replace(/\.md$/, '')
    .replace(/([^/])$/, '$1/');
  if (!pagePath.test(path)) {
    throw new PublicError('This is not the address of a page.');
  }
  return {path, anchor: decode(url.hash.slice(1))};
}

/** Returns the path of a page's Markdown from the base URL. */
export function markdownPath(path: string, {languages}: Pick<PublishedSite, 'languages'>): string {
  const isHome = languages.some((language) => language.path === path);
  return markdownPathname(`/${path}`, isHome ? `/${path}` : '/').slice(1);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new PublicError('This is not the address of a page.');
  }
}
