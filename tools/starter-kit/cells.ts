/** A value as a workbook holds it: days and amounts are none that Excel has to guess. */
export type Cell = string | number | Date | null;

/** Codes such as `1.2`, which are no amounts. */
const codes = /code|external_id|identifiant/;

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const amount = /^-?\d+(?:[.,]\d+)?$/;

/** The values of a CSV, each as what its whole column is. */
export function cellsOf([header = [], ...rows]: string[][]): Cell[][] {
  const readers = header.map((name, column) =>
    readerOf(name, rows.map((row) => row[column]!).filter(Boolean)),
  );
  return rows.map((row) =>
    row.map((value, column) => (value === '' ? null : readers[column]!(value))),
  );
}

/** How the days of a workbook are shown: as those of its CSV. */
export function dateFormatOf(rows: string[][]): string {
  return rows.some((row) => row.some((value) => slashed.test(value))) ? 'dd/mm/yyyy' : 'yyyy-mm-dd';
}

function readerOf(name: string, values: string[]): (value: string) => Cell {
  if (values.length > 0 && values.every((value) => dayOf(value) !== undefined)) {
    return (value) => dayOf(value)!;
  }
  if (!codes.test(name) && values.length > 0 && values.every((value) => amount.test(value))) {
    return (value) => Number(value.replace(',', '.'));
  }
  return (value) => value;
}

/** The day that a text names, at midnight UTC: workbooks know no zones. */
function dayOf(value: string): Date | undefined {
  const [, year, month, day] = iso.exec(value) ?? reversed(slashed.exec(value)) ?? [];
  return year ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) : undefined;
}

function reversed(match: RegExpExecArray | null): (string | undefined)[] | undefined {
  return match ? [match[0], match[3], match[2], match[1]] : undefined;
}
