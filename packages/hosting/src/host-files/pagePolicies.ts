import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import {editPages} from '@guide/built-site/files';
import {findUnknownInline, type KnownInline} from './findInline';

/** Every page begins with it, whichever minifier wrote it. */
const charset = /<meta charset="?UTF-8"?>/i;

/**
 * Writes the policy into every page, for hosts that send no header.
 *
 * @throws naming each page that holds a script or style that is not on the known list
 */
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
        'The policy of the site does not allow what these pages hold:',
        ...all.slice(0, 20),
        ...(all.length > 20 ? [`- and ${all.length - 20} more`] : []),
        'Move it into a file of its own, or add its source to src/config/inlineScripts.ts.',
      ].join('\n'),
    );
  }
}

/** Before anything that it governs. @throws when the page does not say its encoding first */
export function withPolicy(html: string, policy: string): string {
  if (!charset.test(html)) {
    throw new Error(`A page does not begin as a page of this site does: ${html.slice(0, 200)}`);
  }
  return html.replace(
    charset,
    (element) => `${element}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
