import fs from 'node:fs';
import path from 'node:path';
import {locate} from '@guide/content';

interface Summary {
  pages: string[];
  /** Number of other changed files. */
  others: number;
  /** Markdown. */
  translation: string;
  screenshots: number;
}

export function formatSummary({pages, others, translation, screenshots}: Summary): string {
  const download = `**Screenshots**: ${screenshots}, in both languages, modes and widths: open \`index.html\` in the artifact \`pull-request\` of this run.`;
  return [
    '## Changed pages',
    pages.map((file) => `- ${code(file)}`).join('\n') || 'None.',
    others > 0 && `Other files: ${others}.`,
    translation,
    screenshots > 0 && download,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the slugs of pages. */
export function slugsOf(
  root: string,
  documents: Parameters<typeof locate>[0],
  files: string[],
): string[] {
  const slugs = files
    .filter((file) => locate(documents, file))
    .map((file) => /^slug: (\/\S*)$/m.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1]);
  return [...new Set(slugs)].filter((slug) => slug !== undefined);
}

/** Prevents file names, which anyone can choose, from ending the code span. */
function code(name: string): string {
  return `\`${name.replace(/[`\n\r]/g, '?')}\``;
}
