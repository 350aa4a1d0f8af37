import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import {insertPolicy} from './csp/pagePolicies';
import type {Redirect} from './hosts/staticHosts';

/** The same in all redirect pages, so the CSP needs a single hash. */
export const redirectScript =
  "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)";

/**
 * Writes redirect pages, for hosts without redirects. `plugin-client-redirects` writes a different
 * script into each page, which a CSP can't allow.
 */
export function writeRedirectPages(
  {baseUrl, language, routes, write}: Pick<BuiltSite, 'baseUrl' | 'language' | 'routes' | 'write'>,
  redirects: readonly Redirect[],
  title: string,
  policy: string,
): void {
  for (const {from, to} of redirects) {
    const target = baseUrl + to.slice(1);
    if (!routes.includes(target)) {
      throw new Error(
        `The redirect from ${from} leads to ${target}, which is not a page. Correct the target.`,
      );
    }
    if (routes.includes(baseUrl + from.slice(1))) {
      throw new Error(`The redirect from ${from} has the URL of a page. Remove one of them.`);
    }
    const file = path.posix.join(from.slice(1), 'index.html');
    write(file, insertPolicy(renderRedirectPage(target, language, title), policy));
  }
}

function renderRedirectPage(to: string, language: string, title: string): string {
  return `<!doctype html><html lang=${language}><head><meta charset="UTF-8"><title>${title}</title><link rel=canonical href=${to}><meta name=robots content=noindex><script>${redirectScript}</script><meta http-equiv=refresh content="0; url=${to}"></head><body><a href=${to}>${title}</a></body></html>`;
}
