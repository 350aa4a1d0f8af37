import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../packages/content/src/__tests__/files';
import {contractPages} from '../support/contract';

const kits = [
  {locale: 'en', folder: 'static/starter-kit', delimiter: ','},
  {locale: 'fr', folder: 'static/kit-de-demarrage', delimiter: ';'},
] as const;

interface Mapping {
  format: string;
  rules: Partial<Record<'field' | 'rule' | 'column' | 'format' | 'otherwise', string>>[];
}

const BOM = '\uFEFF';
const read = (file: string) => fs.readFileSync(file, 'utf8');
const readMapping = (file: string) => JSON.parse(read(file)) as Mapping;

/** Values may not contain quotes or line breaks. */
function rowsOf(text: string, delimiter: string): string[][] {
  const value = new RegExp(`(?:^|${delimiter})(?:"(.*?)"|([^"${delimiter}]*))`, 'g');
  const lines = text.replace(BOM, '').trimEnd().split('\n');
  return lines.map((line) =>
    Array.from(line.matchAll(value), ([, quoted, plain]) => quoted ?? plain!),
  );
}

/** Texts, numbers and ISO dates of the only sheet. */
function cellsOf(workbook: string): Record<string, string | number> {
  const folder = folderWith();
  execFileSync('/usr/bin/python3', ['-m', 'zipfile', '-e', workbook, folder]);
  const openPart = (name: string) => load(read(`${folder}/xl/${name}.xml`), {xml: true});
  const [strings, styles, sheet] = ['sharedStrings', 'styles', 'worksheets/sheet1'].map(
    openPart,
  ) as [ReturnType<typeof openPart>, ReturnType<typeof openPart>, ReturnType<typeof openPart>];
  expect(openPart('workbook')('sheet')).toHaveLength(1);
  expect(sheet('f, mergeCell, [hidden="1"]')).toHaveLength(0);
  const isDay = (style: string) => {
    const format = styles('cellXfs xf').eq(Number(style)).attr('numFmtId');
    return /yyyy/.test(styles(`numFmt[numFmtId="${format}"]`).attr('formatCode') ?? '');
  };
  const cells = sheet('c:has(v)').toArray();
  return Object.fromEntries(
    cells.map((cell) => {
      const {r: reference, s: style = '', t: type} = cell.attribs;
      const value = Number(sheet(cell).text());
      // Excel counts days from 30 December 1899.
      const day = () => new Date(Date.UTC(1899, 11, 30 + value)).toISOString().slice(0, 10);
      const text = () => strings('si').eq(value).text();
      return [reference, type === 's' ? text() : isDay(style) ? day() : value];
    }),
  );
}

/** Codes such as `1.10` stay text; amounts are numbers. */
function cellsOfRows([header = [], ...rows]: string[][]): Record<string, string | number> {
  const parseCell = (text: string, column: number) =>
    !/code|external_id|identifiant/.test(header[column]!) && /^\d+(?:[.,]\d+)?$/.test(text)
      ? Number(text.replace(',', '.'))
      : text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
  const cells = [header, ...rows.map((row) => row.map(parseCell))].flatMap((row, index) =>
    row.map((value, column) => [`${String.fromCharCode(65 + column)}${index + 1}`, value] as const),
  );
  return Object.fromEntries(cells.filter(([, value]) => value !== ''));
}

describe.each(kits)('the starter kit in $folder', ({locale, folder, delimiter}) => {
  const names = fs.readdirSync(folder);
  const page = (name: string) =>
    contractPages(locale).find(({id}) => id === `datasets/${name}`)!.text;
  const rowsIn = (name: string) => rowsOf(read(path.join(folder, name)), delimiter);
  const mappings = names.filter((name) => /mapping|correspondance/.test(name));

  it('has each file on its page, none above the size limit', () => {
    const text = page('lift_get_started');
    expect(text).toMatch(/10 k[Bo]\./);
    for (const name of names) {
      expect(text).toContain(`[\`${name}\`](pathname:///${path.basename(folder)}/${name})`);
      expect(fs.statSync(path.join(folder, name)).size, name).toBeLessThan(10_000);
    }
  });

  it.each(names.filter((name) => name.endsWith('.csv')))(
    '%s is UTF-8 that Excel recognises, and its workbook has the same contents',
    (name) => {
      const text = read(path.join(folder, name));
      expect(text.startsWith(BOM)).toBe(true);
      const rows = rowsOf(text, name.startsWith('ticket') ? ';' : delimiter);
      expect(rows.filter(({length}) => length !== rows[0]!.length)).toEqual([]);
      const workbook = path.join(folder, name.replace('.csv', '.xlsx'));
      expect(cellsOf(workbook)).toEqual(cellsOfRows(rows));
    },
  );

  it.each(mappings)('%s has rules described on a page, for the columns of its files', (name) => {
    const {format, rules} = readMapping(path.join(folder, name));
    expect(format).toBe('lift-mapping/1');
    const requiredMembers = (members: string[]) => members.filter((member) => member !== 'default');
    const documentedRules = Array.from(
      page('lift_mapping_management').matchAll(/^\| `(\w+)` \| (`.*?`) \|/gm),
      ([, rule, members]) => [rule, requiredMembers(members!.match(/\w+/g)!)] as const,
    );
    for (const {field, rule, ...members} of rules) {
      expect(documentedRules, field).toContainEqual([rule, requiredMembers(Object.keys(members))]);
    }
    if (!name.startsWith('ticket')) {
      const kind = name.replace(/-mapping|correspondance-|\.json/g, '');
      const [sample, template] = names
        .filter((file) => file.endsWith('.csv') && file.includes(kind))
        .map(rowsIn);
      expect([sample!.length > 1, template]).toEqual([true, [sample![0]]]);
      expect(rules.map(({column}) => column)).toEqual(sample![0]);
    }
  });

  it('contains what the tutorials show', () => {
    const [, csv] = /```csv\n(.*?)```/s.exec(page('lift_tutorials'))!;
    expect(BOM + csv).toBe(read(`${folder}/ticket-actions-2025-06.csv`));
    const [, mapping] = /```json[^\n]*\n(.*?)```/s.exec(page('lift_mapping_management'))!;
    expect(JSON.parse(mapping!)).toEqual(readMapping(`${folder}/ticket-actions-mapping.json`));
  });
});
