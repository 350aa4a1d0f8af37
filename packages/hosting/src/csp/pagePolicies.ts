import type {HtmlEdit} from '@guide/built-site';
import type {BuildCache} from '@guide/built-site/buildCache';
import type {AllowedMarkup} from '../markup/elementRules';
import {findUnknownMarkup} from '../markup/findUnknownMarkup';

const charsetElement = /<meta charset="UTF-8">/i;

/**
 * Adds a CSP to each page, for hosts without custom headers.
 *
 * @returns an edit that throws if the page contains markup that isn't allowed
 */
export function pagePolicies(allowed: AllowedMarkup, policy: string, cache: BuildCache): HtmlEdit {
  return (html) => {
    const unknown = cache.derive(['markup', html, allowed], () => findUnknownMarkup(html, allowed));
    if (unknown.length > 0) {
      throw new Error(
        `Pages must not contain ${unknown.join(', ')}. Remove it, or allow it in src/config/inlineScripts.ts (code) or packages/hosting/src/markup/names.ts (elements, attributes).`,
      );
    }
    return insertPolicy(html, policy);
  };
}

/** Inserts a CSP after the charset: it applies to everything below. */
export function insertPolicy(html: string, policy: string): string {
  if (!charsetElement.test(html)) {
    throw new Error('The page has no <meta charset="UTF-8">, after which the CSP is inserted.');
  }
  return html.replace(
    charsetElement,
    (element) => `${element}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
