import type {HtmlEdit} from '@guide/built-site';
import type {BuildCache} from '@guide/built-site/buildCache';
import {findBlockedInlineCode, type AllowedInlineCode} from './findInlineCode';

/** First element of every `<head>`. */
const charsetElement = /<meta charset="UTF-8">/i;

/**
 * Adds a CSP to each page, for hosts without custom headers.
 *
 * @returns an edit that throws if the page contains inline code that the CSP would block
 */
export function pagePolicies(
  allowed: AllowedInlineCode,
  policy: string,
  cache: BuildCache,
): HtmlEdit {
  const allowedTexts = Object.values(allowed).map((texts: ReadonlySet<string>) => [...texts]);
  return (html) => {
    const blocked = cache.derive(['inlineCode', html, ...allowedTexts], () =>
      findBlockedInlineCode(html, allowed),
    );
    if (blocked.length > 0) {
      throw new Error(
        `The Content-Security-Policy would block ${blocked.join(', ')}. Move it into a file, or add its source to src/config/inlineScripts.ts.`,
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
