import fs from 'node:fs';
import path from 'node:path';
import {locate} from '@guide/content';

/** What there is to say of a branch. */
interface Summary {
  /** Files of the pages that it touches. */
  pages: string[];
  /** How many other files it changes. */
  others: number;
  /** In Markdown: how the French of the touched pages stands. */
  translation: string;
  /** How many pictures were taken. */
  pictures: number;
}

/** The summary of a branch, in Markdown. */
export function formatSummary({pages, others, translation, pictures}: Summary): string {
  return [
    '## What this changes',
    pages.length === 0 ? 'No page.' : pages.map((file) => `- ${code(file)}`).join('\n'),
    ...(others > 0 ? [`${others} other ${others === 1 ? 'file' : 'files'}.`] : []),
    translation,
    ...(pictures > 0
      ? [
          `**Pictures**: ${pictures}, in the artifact \`pull-request\` of this run; \`index.html\` in it shows them side by side, in both languages, modes and widths.`,
        ]
      : []),
  ].join('\n\n');
}

/** Addresses of documents, without their language, each once. */
export function addressesOf(
  root: string,
  documents: Parameters<typeof locate>[0],
  files: string[],
): `/${string}`[] {
  const addresses = files
    .filter((file) => locate(documents, file))
    .map((file) => /^slug: (\/\S*)$/m.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1]);
  return [...new Set(addresses)].filter((address) => address !== undefined) as `/${string}`[];
}

/** A name from a branch is text of a stranger: nothing in it may end the code or the line. */
function code(name: string): string {
  return `\`${name.replace(/[`\n\r]/g, '?')}\``;
}
