import type {Reason} from '../wireFormat/report';
import type {FeedbackSummary} from './summary';

const reasonNames: Record<Reason, string> = {
  missing: 'something is missing',
  unclear: 'hard to understand',
  wrong: 'wrong or out of date',
  elsewhere: 'not what was looked for',
};

/** Renders the summary for writers. */
export function renderMarkdown(summary: FeedbackSummary): string {
  const {origin, lines, reports, refused, pages, searches, missing} = summary;
  const link = (title: string, path: string) => `[${escapeText(title)}](<${origin}${path}>)`;
  const refusals = Object.entries(refused).map(([reason, count]) => `${count} (${reason})`);
  return [
    '# Feedback from readers',
    `${reports.vote} votes, ${reports.comment} comments and ${reports.search} searches in ${lines.read} log lines, ${lines.damaged} of them damaged. Refused reports: ${refusals.join(', ') || 0}.`,
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
      searches.map(({query, language, count, withoutHits, withoutClick, mostOpened = ''}) => [
        ...[code(query), language, count, withoutHits, withoutClick],
        code(mostOpened),
      ]),
    ),
    '## URLs not found',
    table(
      ['URL', 'Requests'],
      missing.map(({address, count}) => [code(address), count]),
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
