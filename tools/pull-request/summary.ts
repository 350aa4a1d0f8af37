import type {PageChange} from './pages';

/** What there is to say of a branch. */
export interface Summary {
  pages: PageChange[];
  /** How many other files it changes. */
  others: number;
  /** What `npm run check` ends with. */
  check: string;
  /** In Markdown: how the French of the touched pages stands. */
  translation: string;
  /** Names of the pictures; none when none were taken. */
  pictures: string[];
}

/** At its first line a comment is found again, and written anew in place of a second one. */
export const mark = '<!-- pull-request-summary -->';

/** A comment for a pull request, in Markdown. */
export function formatSummary({pages, others, check, translation, pictures}: Summary): string {
  return [
    mark,
    '## What this changes',
    pages.length === 0 ? 'No page.' : pageTable(pages),
    ...(others > 0 ? [`${others} other ${others === 1 ? 'file' : 'files'}.`] : []),
    `**Content checks**: ${check}`,
    translation,
    ...(pictures.length > 0
      ? [
          `**Pictures**: ${pictures.length}, in the artifact \`pull-request\` of this run; \`index.html\` in it shows them side by side, in both languages, modes and widths.`,
        ]
      : []),
  ].join('\n\n');
}

function pageTable(pages: PageChange[]): string {
  const rows = pages.map(({kind, file, former, locale, words}) => {
    const name = former ? `${code(former)} → ${code(file)}` : code(file);
    const growth = words.after - words.before;
    return `| ${name} | ${locale} | ${kind} | ${words.after} | ${growth > 0 ? '+' : ''}${growth} |`;
  });
  return [
    '| Page | Language | Change | Words | Difference |',
    '|---|---|---|---:|---:|',
    ...rows,
  ].join('\n');
}

/** A name from a branch is text of a stranger: nothing in it may end the code or the cell. */
function code(name: string): string {
  return `\`${name.replace(/[`|\n\r]/g, '?')}\``;
}
