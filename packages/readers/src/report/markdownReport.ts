import type {ReportHead} from './htmlReport';
import type {Cell, Section, Table} from './sections';

/** The report as Markdown with tables (GFM), without the charts. */
export function renderMarkdown(
  {title, period, origin}: ReportHead,
  sections: readonly Section[],
): string {
  return [
    `# ${escapeText(title)}`,
    escapeText(period),
    ...sections.map((one) => renderSection(one, origin)),
  ]
    .join('\n\n')
    .concat('\n');
}

function renderSection({title, note, table, nothing, paste}: Section, origin: string): string {
  const isEmpty = table.rows.length === 0;
  return [
    `## ${escapeText(title)}`,
    ...(isEmpty ? [escapeText(nothing)] : []),
    ...(!isEmpty && note ? [escapeText(note)] : []),
    ...(isEmpty ? [] : [renderTable(table, origin)]),
    ...(paste && paste.lines.length > 0
      ? [`${escapeText(paste.note)}:`, ['```json', ...paste.lines, '```'].join('\n')]
      : []),
  ].join('\n\n');
}

function renderTable({columns, rows}: Table, origin: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({name}) => escapeText(name))),
    line(columns.map(({isNumber}) => (isNumber ? '--:' : '---'))),
    ...rows.map((row) => line(row.map((cell) => renderCell(cell, origin)))),
  ].join('\n');
}

function renderCell(cell: Cell, origin: string): string {
  return typeof cell === 'object'
    ? `[${escapeText(cell.text)}](<${origin}${cell.address}>)`
    : escapeText(String(cell));
}

/** What readers wrote is text: no markup, no picture that is fetched, nobody who is called. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|!#~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('@', '&#64;');
}
