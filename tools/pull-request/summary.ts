import fs from 'node:fs';
import path from 'node:path';
import {locate} from '@guide/content';

interface Summary {
  pages: string[];
  others: number;
  /** Markdown. */
  translation: string;
  screenshots: number;
}

export function formatSummary({pages, others, translation, screenshots}: Summary): string {
  return [
    '## Changed pages',
    pages.length === 0 ? 'None.' : pages.map((file) => `- ${code(file)}`).join('\n'),
    ...(others > 0 ? [`${others} other ${others === 1 ? 'file' : 'files'}.`] : []),
    translation,
    ...(screenshots > 0
      ? [
          `**Screenshots**: ${screenshots}, in the artifact \`pull-request\` of this run. Open \`index.html\` to see them side by side, in both languages, modes and widths.`,
        ]
      : []),
  ].join('\n\n');
}

/** Returns the slugs of pages. */
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

/** Prevents file names, which anyone can choose, from ending the code span. */
function code(name: string): string {
  return `\`${name.replace(/[`\n\r]/g, '?')}\``;
}
