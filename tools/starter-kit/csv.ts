/** What Excel needs to read a file as UTF-8. */
export const BOM = '\uFEFF';

/** The rows of a CSV, header included: a quote inside a quoted value is doubled. */
export function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const body = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at]!;
    if (isQuoted) {
      if (character !== '"') {
        value += character;
      } else if (body[at + 1] === '"') {
        value += '"';
        at += 1;
      } else {
        isQuoted = false;
      }
    } else if (character === '"' && value === '') {
      isQuoted = true;
    } else if (character === delimiter) {
      row.push(value);
      value = '';
    } else if (character === '\n') {
      rows.push([...row, value.replace(/\r$/, '')]);
      row = [];
      value = '';
    } else {
      value += character;
    }
  }
  return value === '' && row.length === 0 ? rows : [...rows, [...row, value]];
}
