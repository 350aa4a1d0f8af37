import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {BOM, parseCsv} from '../csv';
import {kits, targets, tutorialFile, type Kit, type Target} from '../kits';
import {faultsOf, type Mapping} from './faults';

const read = ({folder}: Kit, name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

const english = kits[0]!;

/** The sample of a target, header included, and its mapping. */
function sampleOf(kit: Kit, target: Target) {
  const kind = kit.kinds[target];
  return {
    rows: parseCsv(read(kit, `${kit.sample(kind)}.csv`), kit.delimiter),
    mapping: JSON.parse(read(kit, `${kit.mapping(kind)}.json`)) as Mapping,
  };
}

/** The cells of the first sheet of a workbook that are not empty, days as in English. */
function cellsOfWorkbook(archive: Uint8Array): Record<string, string> {
  const files = unzipSync(archive);
  const open = (name: string) => load(strFromU8(files[`xl/${name}.xml`]!), {xml: true});
  const strings = open('sharedStrings');
  const styles = open('styles');
  const sheet = open('worksheets/sheet1');
  const isDay = (style: string) => {
    const format = styles('cellXfs xf').eq(Number(style)).attr('numFmtId');
    return /yyyy/.test(styles(`numFmt[numFmtId="${format}"]`).attr('formatCode') ?? '');
  };
  const textOf = (value: string, {s: style = '', t: type}: Record<string, string>) => {
    if (type === 's') {
      return strings('si').eq(Number(value)).text();
    }
    // Excel counts days from 30 December 1899.
    const day = new Date(Date.UTC(1899, 11, 30 + Number(value)));
    return isDay(style) ? day.toISOString().slice(0, 10) : value;
  };
  const cells = sheet('c:has(v)').toArray();
  return Object.fromEntries(
    cells.map((cell) => [cell.attribs.r, textOf(sheet(cell).text(), cell.attribs)]),
  );
}

/** The same of a CSV, whose days and amounts are written as in its language. */
function cellsOfCsv(rows: string[][]): Record<string, string> {
  const cells = rows.flatMap((row, at) =>
    row.map((text, column) => [
      `${String.fromCharCode(65 + column)}${at + 1}`,
      text
        .replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
        .replace(/^\d+[,.]\d\d$/, (amount) => String(Number(amount.replace(',', '.')))),
    ]),
  );
  return Object.fromEntries(cells.filter(([, text]) => text));
}

describe.each(kits)('the starter kit in $folder', (kit) => {
  const {folder, pages, delimiter} = kit;
  const files = fs.readdirSync(folder);
  const page = (name: string) => fs.readFileSync(path.join(pages, name), 'utf8');

  it.each(files.filter((name) => name.endsWith('.csv')))(
    '%s is UTF-8 that Excel recognises, and its workbook holds the same',
    (name) => {
      const text = read(kit, name);
      expect(text.startsWith(BOM)).toBe(true);
      expect(text).toMatch(/[^\r]\n$/);
      const rows = parseCsv(text, name.startsWith(tutorialFile) ? ';' : delimiter);
      expect(rows[0]!.length).toBeGreaterThan(5);
      const workbook = fs.readFileSync(path.join(folder, name.replace('.csv', '.xlsx')));
      expect(cellsOfWorkbook(workbook)).toEqual(cellsOfCsv(rows));
    },
  );

  it.each(targets)('the sample of %s passes, in columns that the template has too', (target) => {
    const {rows, mapping} = sampleOf(kit, target);
    expect(rows.length).toBeGreaterThan(1);
    expect(mapping).toMatchObject({format: 'lift-mapping/1', target});
    expect(faultsOf(rows, mapping)).toEqual([]);
    // Each column leads to a field.
    expect(mapping.rules.map(({column}) => column)).toEqual(rows[0]);
    const template = read(kit, `${kit.template(kit.kinds[target])}.csv`);
    expect(parseCsv(template, delimiter)).toEqual([rows[0]]);
    // The languages differ in their words only.
    const fieldsOf = ({match_key, rules}: Mapping) => [
      match_key,
      rules.map(({field, rule, values = {}}) => [field, rule, Object.values(values)]),
    ];
    expect(fieldsOf(mapping)).toEqual(fieldsOf(sampleOf(english, target).mapping));
  });

  it('stands on its page with every file, none of which is bigger than promised', () => {
    const text = page('lift_get_started.mdx');
    expect(text).toMatch(/10 k[Bo]\./);
    for (const name of files) {
      expect(text).toContain(`[\`${name}\`](pathname:///${path.basename(folder)}/${name})`);
      expect(fs.statSync(path.join(folder, name)).size, name).toBeLessThan(10_000);
    }
  });

  it('has mappings of the form that a page describes, and what the tutorials show and correct', () => {
    const management = page('lift_mapping_management.mdx');
    const [, shown] = /```json[^\n]*\n(.*?)```/s.exec(management)!;
    const tutorialMapping = JSON.parse(shown!) as Mapping;
    expect(tutorialMapping).toEqual(JSON.parse(read(english, 'ticket-actions-mapping.json')));
    const needed = (members: string[]) => members.filter((name) => name !== 'default');
    const described = [...management.matchAll(/^\| `(\w+)` \| (`.*?`) \|/gm)].map(
      ([, rule, members]) => [rule, needed(members!.match(/\w+/g)!)] as const,
    );
    const mappings = targets.map((target) => sampleOf(kit, target).mapping);
    for (const {field, rule, ...members} of [...mappings, tutorialMapping].flatMap(
      ({rules}) => rules,
    )) {
      expect(described, field).toContainEqual([rule, needed(Object.keys(members))]);
    }

    const [, csv] = /```csv\n(.*?)```/s.exec(page('lift_tutorials.mdx'))!;
    expect(BOM + csv).toBe(read(english, `${tutorialFile}.csv`));
    expect(faultsOf(parseCsv(csv!, ';'), tutorialMapping)).toEqual([
      'LIFT-303 A-006',
      'A-008: LIFT-304 Waiting',
      'A-009: M-GEN-06',
    ]);
  });
});

it.each<[Target, string, string, string | RegExp]>([
  ['tasks', 'end', '30/05/2025', 'LIFT-305 30/05/2025'],
  ['tasks', 'end', '2025-02-30', /end_date must match format/],
  ['tasks', 'progress', '101', /progress must be <= 100/],
  ['milestones', 'forecast', '', /required property 'end_date'/],
  ['dependencies', 'consumer', 'DATAH', 'M-DEP-01'],
  ['cost_lines', 'budget', '540000', /budget must match/],
  ['structure_nodes', 'parent_code', '2', 'LIFT-306 2'],
])('a fault in a sample of %s is found: %s “%s”', (target, column, value, fault) => {
  const {rows, mapping} = sampleOf(english, target);
  rows[1]![rows[0]!.indexOf(column)] = value;
  expect(faultsOf(rows, mapping).join('\n')).toMatch(fault);
});

it('a column and a value that lack are found', () => {
  const {rows, mapping} = sampleOf(english, 'actions');
  const faults = faultsOf([rows[0]!.with(1, 'name'), rows[1]!.slice(1)], mapping);
  expect(faults).toEqual(expect.arrayContaining(['LIFT-302 title', `${rows[1]![1]}: cells`]));
});
