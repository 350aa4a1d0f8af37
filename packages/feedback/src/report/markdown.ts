import type {Reason} from '../wireFormat/report';
import type {FeedbackFigures} from './figures';

const reasonNames: Record<Reason, string> = {
  missing: 'something is missing',
  unclear: 'hard to understand',
  wrong: 'wrong or out of date',
  elsewhere: 'not what was looked for',
};

/** Others are statuses of the receiver: 429 for too many at a time. */
const refusals: Record<string, string> = {
  form: 'of another form',
  unknown: 'about a page or a language that the build does not have',
};

/**
 * The report as Markdown with tables (GFM), which a terminal shows as well.
 *
 * @param redirectsFile where the redirects of the site are
 */
export function renderMarkdown(
  {origin, lines, reports, refused, pages, searches, missing}: FeedbackFigures,
  redirectsFile: string,
): string {
  const link = (title: string, address: string) => `[${escapeText(title)}](<${origin}${address}>)`;
  const redirects = new Map(
    missing.flatMap(({redirect: one}) => (one ? [[one.from, one.to]] : [])),
  );
  const paste = [...redirects].map(
    (pair) => `${pair.map((one) => JSON.stringify(one)).join(': ')},`,
  );
  return [
    '# What readers tell the writers',
    `${reports.vote} votes, ${reports.comment} comments and ${reports.search} searches, in ${lines.read} lines of logs, ${lines.damaged} of them damaged.`,
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
      pages.flatMap(({title, address, comments}) =>
        comments.map(({hour, reasons, text}) => [
          ...[link(title, address), `${hour.replace('T', ' ')}:00`],
          ...[reasons.map((reason) => reasonNames[reason]).join(', '), escapeText(text)],
        ]),
      ),
    ),
    '## Searches that led nowhere',
    table(
      ['Search', 'Language', 'Asked', 'Without hits', 'Without a click', 'Answer', 'Also asked as'],
      searches.map(({section, absent, ...search}) => [
        ...[escapeText(search.query), search.language],
        ...[search.count, search.withoutHits, search.withoutClick].map(String),
        absent !== undefined
          ? `None: ${escapeText(absent)}`
          : section
            ? `${link(section.title, section.address)}, ${section.wasOpened ? 'opened by others' : 'found first'}`
            : '',
        escapeText(search.variants.join(' · ')),
      ]),
    ),
    '## Addresses that were not found',
    table(
      ['Address', 'Asked', 'Page that was meant, perhaps'],
      missing.map(({address, count, redirect}) => [
        ...[escapeText(address), String(count)],
        redirect ? escapeText(`${redirect.title} (${redirect.to})`) : '',
      ]),
    ),
    ...(paste.length > 0
      ? [
          `Redirects to add to ${redirectsFile}, each after a look at where it leads:`,
          ['```json', ...paste, '```'].join('\n'),
        ]
      : []),
    '## Reports that were refused',
    table(
      ['Why', 'Reports'],
      Object.entries(refused).map(([why, count]) => [refusals[why] ?? why, String(count)]),
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

/** What readers wrote is text: no markup, no picture that is fetched, no command of a terminal, nobody who is called. */
function escapeText(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[\\`*_[\]<>|!#~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('@', '&#64;');
}
