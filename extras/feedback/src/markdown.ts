import type {Reason} from './wireFormat/report';
import type {FeedbackSummary} from './summary';

const reasonNames: Record<Reason, string> = {
  missing: 'something is missing',
  unclear: 'hard to understand',
  wrong: 'wrong or out of date',
  elsewhere: 'not what was looked for',
};

/** Renders the summary for writers. */
export function renderMarkdown(summary: FeedbackSummary): string {
  const {origin, lines, pages, searches} = summary;
  const link = (title: string, path: string) => `[${escapeText(title)}](<${origin}${path}>)`;
  return [
    '# Feedback from readers',
    `${lines.read} reports. ${lines.ignored} of them are ignored: they’re malformed, or about unknown pages or languages.`,
    '## Votes',
    table(
      ['Page', 'Did not help', 'Helped'],
      pages.map(({title, address, notHelped, helped}) => [link(title, address), notHelped, helped]),
    ),
    '## Comments',
    table(
      ['Page', 'Hour', 'Reason', 'Comment'],
      pages.flatMap(({title, address, comments}) =>
        comments.map(({hour, reasons, text}) => [
          ...[link(title, address), `${hour.replace('T', ' ')}:00`],
          ...[reasons.map((reason) => reasonNames[reason]).join(', '), code(text)],
        ]),
      ),
    ),
    '## Failed searches',
    table(
      ['Query', 'Language', 'Searches', 'Without hits', 'Without a click', 'Most opened'],
      searches.map(({query, language, count, withoutHits, withoutClick, opened}) => {
        const [mostOpened = ''] = Object.keys(opened).sort((a, b) => opened[b]! - opened[a]!);
        return [code(query), language, count, withoutHits, withoutClick, code(mostOpened)];
      }),
    ),
    '',
  ].join('\n\n');
}

function table(columns: string[], rows: (string | number)[][]): string {
  return rows.length === 0
    ? 'None.'
    : [columns, columns.map(() => '---'), ...rows]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n');
}

/** Titles of the guide. */
function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|!#~&]/g, '\\$&');
}

/** Renders readers' text as code, in which Markdown, HTML, links and mentions have no effect. */
function code(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll('`', "'")
    .replaceAll('|', '¦');
  return line === '' ? '' : `\`${line}\``;
}
