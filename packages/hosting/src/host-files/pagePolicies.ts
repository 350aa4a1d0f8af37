import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import {editPages} from '@guide/built-site/files';
import {findUnknownInline, type KnownInline} from './findInline';

/** First in the head of every page, with any minifier. */
const charset = /<meta charset="?UTF-8"?>/i;

/** For hosts that send no headers. @throws listing all inline code that isn't allowed */
export function writePagePolicies(
  {outDir, files}: Pick<BuiltSite, 'outDir' | 'files'>,
  known: KnownInline,
  policy: string,
): void {
  const pages = [...files].filter((name) => name.endsWith('.html')).sort();
  const all: string[] = [];
  editPages(
    pages.map((name) => path.join(outDir, name)),
    (html, file) => {
      const name = path.relative(outDir, file);
      const unknown = findUnknownInline(html, known);
      all.push(...unknown.map(({what, text}) => `- ${name}: ${what}: ${text}`));
      return withPolicy(html, policy);
    },
  );
  if (all.length > 0) {
    throw new Error(
      [
        'The Content-Security-Policy would block inline code in these pages:',
        ...all.slice(0, 20),
        ...(all.length > 20 ? [`- and ${all.length - 20} more`] : []),
        'Move it into a file, or add its source to src/config/inlineScripts.ts.',
      ].join('\n'),
    );
  }
}

export function withPolicy(html: string, policy: string): string {
  if (!charset.test(html)) {
    throw new Error(
      `A page has no <meta charset="UTF-8">, after which the CSP is inserted: ${html.slice(0, 200)}`,
    );
  }
  return html.replace(
    charset,
    (element) => `${element}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
