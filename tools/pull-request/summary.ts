import fs from 'node:fs';
import path from 'node:path';
import {locate} from '@guide/content';

interface Summary {
  pages: string[];
  others: number;
  /** Markdown. */
  translation: string;
  pictures: number;
}

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

/** Strangers choose file names: don't let them end the code span. */
function code(name: string): string {
  return `\`${name.replace(/[`\n\r]/g, '?')}\``;
}
