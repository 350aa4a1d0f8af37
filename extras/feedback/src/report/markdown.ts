import type {Reason} from '../wireFormat/report';
import type {FeedbackSummary} from './summary';

const reasonNames: Record<Reason, string> = {
  missing: 'something is missing',
  unclear: 'hard to understand',
  wrong: 'wrong or out of date',
  elsewhere: 'not what was looked for',
};

/** Renders the summary for writers. */
export function renderMarkdown(
  {origin, lines, reports, refused, pages, searches, missing}: FeedbackSummary,
  redirectsFile: string,
): string {
  const link = (title: string, path: string) => `[${escapeText(title)}](<${origin}${path}>)`;
  const refusals = Object.entries(refused).map(([reason, count]) => `${count} (${reason})`);
  const redirects = missing.flatMap(({redirect}) =>
    redirect ? `${JSON.stringify(redirect.from)}: ${JSON.stringify(redirect.to)},` : [],
  );
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
      pages.flatMap(({title, address, comments, moreComments}) => [
        ...comments.map(({hour, reasons, text}) => [
          ...[link(title, address), `${hour.replace('T', ' ')}:00`],
          ...[reasons.map((reason) => reasonNames[reason]).join(', '), code(text)],
        ]),
        ...(moreComments > 0 ? [[link(title, address), '', '', `${moreComments} older`]] : []),
      ]),
    ),
    '## Failed searches',
    table(
      [
        ...['Query', 'Language', 'Searches', 'Without hits', 'Without a click'],
        ...['Closest section', 'Variants'],
      ],
      searches.map(({section, absent, ...search}) => [
        ...[code(search.query), search.language],
        ...[search.count, search.withoutHits, search.withoutClick],
        absent !== undefined
          ? `None: ${escapeText(absent)}`
          : section
            ? `${link(section.title, section.address)}, ${section.wasOpened ? 'opened by others' : 'found first'}`
            : '',
        [
          ...search.variants.map(code),
          ...(search.moreVariants > 0 ? [`${search.moreVariants} more`] : []),
        ].join(', '),
      ]),
    ),
    '## URLs not found',
    table(
      ['URL', 'Requests', 'Likely target'],
      missing.map(({address, count, redirect}) => [
        ...[code(address), count],
        redirect ? escapeText(`${redirect.title} (${redirect.to})`) : '',
      ]),
    ),
    ...(redirects.length > 0
      ? [
          `Redirects to add to ${redirectsFile}, after checking each target:`,
          ['```json', ...new Set(redirects), '```'].join('\n'),
        ]
      : []),
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

/** Titles and messages of the guide. */
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
