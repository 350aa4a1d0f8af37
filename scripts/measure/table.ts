/** A table that is read in a terminal. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
  /** What has to be known to read it. */
  notes?: string[];
}

/** Lays a table out in columns: the first to the left, those of figures to the right. */
export function formatTable({title, columns, rows, notes = []}: Table): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const format = (line: string[]) =>
    widths
      .map((width, at) =>
        at === 0 ? (line[at] ?? '').padEnd(width) : (line[at] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [
    title,
    '',
    format(columns),
    rule,
    ...rows.map(format),
    ...notes.map((note) => `* ${note}`),
  ]
    .join('\n')
    .concat('\n');
}

/** `40.6` for 40,612 bytes: kilobytes of 1,000. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Milliseconds: whole ones from ten on, where a decimal would be noise. */
export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}
