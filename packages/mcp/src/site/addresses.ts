import type {PublishedSite} from '@guide/built-site/publishedSite';
import {markdownAddress} from '@guide/markdown-export/address';
import {PublicError} from '../publicError';

/** A path that a page can have: no hidden folder, none above, nothing that is encoded. */
const pagePath = /^(?:[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*\/)*$/u;

/**
 * Finds the place that an address or a path means: of a page (`/roadmapping/export/#csv`), or of its
 * Markdown (`/roadmapping/export.md`).
 *
 * @returns its path from where the site begins, with a slash at its end or empty for the home page, and
 *   the anchor of a section, empty for the whole page
 * @throws when it is of another site, or can be no page
 */
export function placeOf(asked: string, site: PublishedSite) {
  const base = site.address;
  const url = parse(asked, base);
  if (!url || !(url.href.startsWith(base) || `${url.href}/` === base)) {
    throw new PublicError(
      `This is no address of ${site.name}, whose addresses begin with ${base}.`,
    );
  }
  const rest = decoded(url.origin + url.pathname).slice(base.length);
  const path = pageOf(rest);
  if (!pagePath.test(path)) {
    throw new PublicError('This can be the address of no page.');
  }
  return {path, anchor: decoded(url.hash.slice(1))};
}

/** Path of the Markdown of a page, from where the site begins. */
export function markdownOf(path: string, {languages}: Pick<PublishedSite, 'languages'>): string {
  const isHome = languages.some((language) => language.path === path);
  return markdownAddress(`/${path}`, isHome ? `/${path}` : '/').slice(1);
}

/** The page that a Markdown is of; a page itself gets the slash that it may lack. */
function pageOf(path: string): string {
  return path
    .replace(/(^|\/)index\.(?:md|html)$/, '$1')
    .replace(/\.md$/, '')
    .replace(/([^/])$/, '$1/');
}

/** A path is taken from where the site begins, whether or not it says under which path that is. */
function parse(asked: string, address: string): URL | undefined {
  const {pathname} = new URL(address);
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(asked) || /^[/\\]{2}/.test(asked);
  const fromRoot = asked.startsWith(pathname) ? asked.slice(pathname.length) : asked;
  const given = isWhole ? asked : fromRoot.replace(/^\/+/, './');
  return URL.canParse(given, address) ? new URL(given, address) : undefined;
}

/** What is not encoded as it should be can be no page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new PublicError('This can be the address of no page.');
  }
}
