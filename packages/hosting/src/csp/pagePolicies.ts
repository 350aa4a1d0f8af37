import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import {editPages} from '@guide/built-site/files';
import {findBlockedInlineCode, type AllowedInlineCode} from './findInlineCode';

/** First element of every `<head>`, as written by either minifier. */
const charsetElement = /<meta charset="?UTF-8"?>/i;

/**
 * Adds a CSP to each page, for hosts without custom headers.
 *
 * @throws if pages contain inline code that the CSP would block
 */
export function writePagePolicies(
  {outDir, files, cache}: Pick<BuiltSite, 'outDir' | 'files' | 'cache'>,
  allowed: AllowedInlineCode,
  policy: string,
): void {
  const pages = [...files].filter((name) => name.endsWith('.html')).sort();
  const blocked: string[] = [];
  const allowedTexts = Object.values(allowed).map((texts: ReadonlySet<string>) => [...texts]);
  editPages(
    pages.map((name) => path.join(outDir, name)),
    (html, file) => {
      const name = path.relative(outDir, file);
      const found = cache.derive(['inlineCode', html, ...allowedTexts], () =>
        findBlockedInlineCode(html, allowed),
      );
      blocked.push(...found.map(({kind, text}) => `- ${name}: ${kind}: ${text}`));
      return insertPolicy(html, policy);
    },
  );
  if (blocked.length > 0) {
    throw new Error(
      [
        'The Content-Security-Policy would block inline code in these pages:',
        ...blocked.slice(0, 20),
        ...(blocked.length > 20 ? [`- and ${blocked.length - 20} more`] : []),
        'Move it into a file, or add its source to src/config/inlineScripts.ts.',
      ].join('\n'),
    );
  }
}

/** Inserts the CSP after the charset: it applies to everything below. */
function insertPolicy(html: string, policy: string): string {
  if (!charsetElement.test(html)) {
    throw new Error(
      `A page has no <meta charset="UTF-8">, after which the CSP is inserted: ${html.slice(0, 200)}`,
    );
  }
  return html.replace(
    charsetElement,
    (element) => `${element}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
