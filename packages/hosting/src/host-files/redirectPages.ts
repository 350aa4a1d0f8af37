import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import type {MovedPage} from '../hosts/staticHosts';

/** The same in every redirect page, so that one CSP hash allows it. */
export const redirectScript =
  "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)";

/**
 * Writes a page at each moved address, for hosts that don't redirect. It keeps query and anchor;
 * without JavaScript, only the address. `plugin-client-redirects` writes a different script into each
 * page, which a CSP can't allow.
 *
 * @param moved redirects of a language, relative to its base URL
 * @throws if a redirect leads to no page, or starts at one
 */
export function writeRedirectPages(
  {baseUrl, routes, write}: Pick<BuiltSite, 'baseUrl' | 'routes' | 'write'>,
  moved: readonly MovedPage[],
  title: string,
): void {
  for (const {from, to, locale} of moved) {
    const target = baseUrl + to.slice(1);
    if (!routes.includes(target)) {
      throw new Error(`The redirect from ${from} leads to ${target}, which is no page.`);
    }
    if (routes.includes(baseUrl + from.slice(1))) {
      throw new Error(`The redirect from ${from} stands where a page is: delete one of them.`);
    }
    const file = path.posix.join(from.slice(1), 'index.html');
    write(file, renderRedirectPage(target, locale, title));
  }
}

function renderRedirectPage(to: string, locale: string, title: string): string {
  return `<!doctype html><html lang=${locale}><head><meta charset=UTF-8><title>${title}</title><link rel=canonical href=${to}><meta name=robots content=noindex><script>${redirectScript}</script><meta http-equiv=refresh content="0; url=${to}"></head><body><a href=${to}>${title}</a></body></html>`;
}
