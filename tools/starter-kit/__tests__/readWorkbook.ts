import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';

/** A cell as the file holds it: a day is a number with a format. */
export interface ReadCell {
  value: string | number;
  isDay: boolean;
}

/** The cells of the first sheet of a workbook, read without what wrote it. */
export function readWorkbook(archive: Uint8Array): (ReadCell | undefined)[][] {
  const files = unzipSync(archive);
  const open = (name: string) => load(strFromU8(files[name]!), {xml: true});
  const shared = texts(open('xl/sharedStrings.xml'), 'si');
  const styles = open('xl/styles.xml');
  const days = new Set(
    styles('numFmt')
      .toArray()
      .filter((format) => /y{4}/.test(styles(format).attr('formatCode')!))
      .map((format) => styles(format).attr('numFmtId')),
  );
  const formats = styles('cellXfs xf').toArray();
  const $ = open('xl/worksheets/sheet1.xml');
  return $('row')
    .toArray()
    .map((row) => {
      const cells: (ReadCell | undefined)[] = [];
      for (const cell of $(row).find('c').toArray()) {
        const text = $(cell).find('v').text();
        const style = formats[Number($(cell).attr('s') ?? 0)]!;
        cells[columnOf($(cell).attr('r')!)] = {
          value: $(cell).attr('t') === 's' ? shared[Number(text)]! : Number(text),
          isDay: days.has(styles(style).attr('numFmtId')),
        };
      }
      return cells;
    });
}

function texts($: ReturnType<typeof load>, name: string): string[] {
  return $(name)
    .toArray()
    .map((element) => $(element).text());
}

/** 0 for A1, 26 for AA1. */
function columnOf(reference: string): number {
  const letters = reference.replace(/\d+/, '');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The day of a number of Excel, which counts from 30 December 1899. */
export function dayOfSerial(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}
