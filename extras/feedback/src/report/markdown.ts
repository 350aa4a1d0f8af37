import type {Reason} from '../wireFormat/report';
import type {FeedbackSummary} from './summary';

const reasonNames: Record<Reason, string> = {
  missing: 'something is missing',
  unclear: 'hard to understand',
  wrong: 'wrong or out of date',
  elsewhere: 'not what was looked for',
};

const refusalNames: Record<string, string> = {
  form: 'malformed',
  unknown: 'unknown page or language',
};

/** Renders the summary for writers. */
export function renderMarkdown(
  {origin, lines, reports, refused, pages, searches, missing}: FeedbackSummary,
  redirectsFile: string,
): string {
  const link = (title: string, path: string) => `[${escapeText(title)}](<${origin}${path}>)`;
  const redirects = new Map(
    missing.flatMap(({redirect}) => (redirect ? [[redirect.from, redirect.to]] : [])),
  );
  const redirectLines = [...redirects].map(
    ([from, to]) => `${JSON.stringify(from)}: ${JSON.stringify(to)},`,
  );
  return [
    '# Feedback from readers',
    `${reports.vote} votes, ${reports.comment} comments and ${reports.search} searches in ${lines.read} log lines, ${lines.damaged} of them damaged.`,
    '## Votes',
    table(
      ['Page', 'Did not help', 'Helped'],
      pages.map((page) => [
        ...[link(page.title, page.address), String(page.notHelped), String(page.helped)],
      ]),
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
        'Query',
        'Language',
        'Searches',
        'Without hits',
        'Without a click',
        'Closest section',
        'Variants',
      ],
      searches.map(({section, absent, ...search}) => [
        ...[code(search.query), search.language],
        ...[search.count, search.withoutHits, search.withoutClick].map(String),
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
        ...[code(address), String(count)],
        redirect ? escapeText(`${redirect.title} (${redirect.to})`) : '',
      ]),
    ),
    ...(redirectLines.length > 0
      ? [
          `Redirects to add to ${redirectsFile}, after checking each target:`,
          ['```json', ...redirectLines, '```'].join('\n'),
        ]
      : []),
    '## Refused reports',
    table(
      ['Reason', 'Reports'],
      Object.entries(refused).map(([reason, count]) => [
        refusalNames[reason] ?? reason,
        String(count),
      ]),
    ),
    '',
  ].join('\n\n');
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return rows.length === 0
    ? 'None.'
    : [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
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
