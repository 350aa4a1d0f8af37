import {unzipSync, zipSync, type Zippable} from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import {cellsOf, dateFormatOf, type Cell} from './cells';

/** The oldest moment that an archive can name: each run writes the same bytes. */
const written = new Date(1980, 0, 1);

/** A workbook of one sheet that has what a CSV has, header included. */
export async function workbookOf(rows: string[][], sheet: string): Promise<Buffer> {
  const [header = []] = rows;
  const format = dateFormatOf(rows);
  const data = [
    header.map((value) => ({value, fontWeight: 'bold' as const})),
    ...cellsOf(rows).map((row) => row.map((cell) => shown(cell, format))),
  ];
  const columns = header.map((_, column) => ({width: widthOf(rows.map((row) => row[column]!))}));
  return repacked(await writeExcelFile(data, {sheet, columns}).toBuffer());
}

function shown(cell: Cell, format: string) {
  if (cell === null) {
    return null;
  }
  if (cell instanceof Date) {
    return {value: cell, format};
  }
  return typeof cell === 'number' ? {value: cell, format: cell >= 1000 ? '0.00' : 'General'} : cell;
}

function widthOf(values: string[]): number {
  return Math.min(44, Math.max(...values.map(({length}) => length)) + 3);
}

/** The same archive, its files in their order and without the time at which it was written. */
function repacked(archive: Buffer): Buffer {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    files[name] = [content, {mtime: written, level: 9}];
  }
  return Buffer.from(zipSync(files));
}
