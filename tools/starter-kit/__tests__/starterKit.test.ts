import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BOM, parseCsv} from '../csv';
import {filesOf} from '..';
import {kits, targets, tutorialFile, type Kit, type Target} from '../kits';
import {faultsOfMapping, faultsOfRows, type Mapping} from './faults';
import {dayOfSerial, readWorkbook} from './readWorkbook';

/** What the page promises of each file. */
const BIGGEST = 10_000;

const read = ({folder}: Kit, name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

const mappingOf = (kit: Kit, name: string) => JSON.parse(read(kit, `${name}.json`)) as Mapping;

const [english, french] = kits as [Kit, Kit];

/** The mapping of the tutorials, MAP-21: that of a file in English, in both languages. */
const tutorialMapping = () => mappingOf(english, 'ticket-actions-mapping');

describe.each(kits)('the starter kit in $folder', (kit) => {
  const {folder, pages, delimiter, hasTutorials} = kit;
  const files = fs.readdirSync(folder).sort();
  const tables = files.filter((name) => name.endsWith('.csv'));
  const delimiterOf = (name: string) => (name.startsWith(tutorialFile) ? ';' : delimiter);

  it('has a template, a sample and a mapping of each target, and what the tutorials use', () => {
    const ofKinds = targets.flatMap((target) => {
      const kind = kit.kinds[target];
      const names = [kit.template(kind), kit.sample(kind)];
      return [
        ...names.flatMap((name) => [`${name}.csv`, `${name}.xlsx`]),
        `${kit.mapping(kind)}.json`,
      ];
    });
    const ofTutorials = [
      `${tutorialFile}.csv`,
      `${tutorialFile}.xlsx`,
      'ticket-actions-mapping.json',
    ];
    expect(files).toEqual([...ofKinds, ...(hasTutorials ? ofTutorials : [])].sort());
  });

  it('is made of its sources, to the byte', async () => {
    for (const {file, content} of await filesOf(kit)) {
      expect(fs.readFileSync(file).equals(content), file).toBe(true);
    }
  });

  it.each(tables)(
    '%s is UTF-8 that Excel recognises, with the delimiter of the language',
    (name) => {
      const bytes = fs.readFileSync(path.join(folder, name));
      const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
      expect(text.startsWith(BOM)).toBe(true);
      expect(text).toMatch(/[^\r]\n$/);
      expect(parseCsv(text, delimiterOf(name))[0]!.length).toBeGreaterThan(5);
      expect(parseCsv(text, '\t')[0]).toHaveLength(1);
    },
  );

  it.each(tables)('%s and its workbook hold the same', (name) => {
    const rows = parseCsv(read(kit, name), delimiterOf(name));
    const workbook = fs.readFileSync(path.join(folder, name.replace('.csv', '.xlsx')));
    expect(asText(workbook, rows)).toEqual(rows);
  });

  it.each(targets)('the sample of %s passes, and its template has the same columns', (target) => {
    const kind = kit.kinds[target];
    const sample = parseCsv(read(kit, `${kit.sample(kind)}.csv`), delimiter);
    const mapping = mappingOf(kit, kit.mapping(kind));
    expect(mapping.target).toBe(target);
    expect(sample.length).toBeGreaterThan(1);
    expect(faultsOfMapping(mapping, sample[0]!)).toEqual([]);
    expect(faultsOfRows(sample, mapping)).toEqual([]);
    expect(parseCsv(read(kit, `${kit.template(kind)}.csv`), delimiter)).toEqual([sample[0]]);
    // Each column of a template leads to a field.
    const columns = mapping.rules.map((rule) => ('column' in rule ? rule.column : ''));
    expect(columns).toEqual(sample[0]);
  });

  it('stands on its page with every file, none of which is bigger than promised', () => {
    const page = fs.readFileSync(path.join(pages, 'lift_get_started.mdx'), 'utf8');
    const linked = [...page.matchAll(/\[`([^\]]+)`\]\(pathname:\/\/\/([^)]+)\)/g)];
    expect(/10 k[Bo]\./.test(page)).toBe(true);
    expect(linked.map(([, words, address]) => [words, fs.existsSync(`static/${address}`)])).toEqual(
      linked.map(([, , address]) => [path.basename(address!), true]),
    );
    const addresses = linked.map(([, , address]) => address);
    expect(addresses).toEqual(
      expect.arrayContaining(files.map((name) => `${path.basename(folder)}/${name}`)),
    );
    for (const name of files) {
      expect(fs.statSync(path.join(folder, name)).size, name).toBeLessThan(BIGGEST);
    }
  });

  it('has the mapping that “Manage mappings” shows', () => {
    const page = fs.readFileSync(path.join(pages, 'lift_mapping_management.mdx'), 'utf8');
    const [, shown] = /```json[^\n]*\n(.*?)```/s.exec(page)!;
    expect(JSON.parse(shown!)).toEqual(tutorialMapping());
  });

  it('has the file that the tutorials show, whose four faults they correct', () => {
    const page = fs.readFileSync(path.join(pages, 'lift_tutorials.mdx'), 'utf8');
    const [, shown] = /```csv\n(.*?)```/s.exec(page)!;
    const text = read(english, `${tutorialFile}.csv`);
    expect(`${BOM}${shown}`).toBe(text);
    const rows = parseCsv(text, ';');
    const mapping = tutorialMapping();
    expect(faultsOfMapping(mapping, rows[0]!)).toEqual([]);
    expect(faultsOfRows(rows, mapping)).toEqual([
      'LIFT-303 A-006',
      'LIFT-304 Waiting',
      expect.stringMatching(/^A-008: /),
      'A-009: M-GEN-06',
    ]);
  });
});

it('is the same in both languages, but for the words', () => {
  for (const target of targets) {
    const [ours, theirs] = kits.map((kit) => {
      const {rules, match_key} = mappingOf(kit, kit.mapping(kit.kinds[target]));
      return {
        match_key,
        rules: rules.map((rule) => [
          rule.field,
          rule.rule,
          ...('values' in rule ? Object.values(rule.values) : []),
        ]),
      };
    });
    expect(theirs).toEqual(ours);
  }
});

describe('a seeded fault', () => {
  const sampleOf = (target: Target) => {
    const kind = english.kinds[target];
    return {
      rows: parseCsv(read(english, `${english.sample(kind)}.csv`), ','),
      mapping: mappingOf(english, english.mapping(kind)),
    };
  };
  /** The faults of a sample, one of whose values is another. */
  const faultsWith = (target: Target, column: string, value: string) => {
    const {rows, mapping} = sampleOf(target);
    rows[1]![rows[0]!.indexOf(column)] = value;
    return faultsOfRows(rows, mapping).join('\n');
  };

  it.each<[Target, string, string, string | RegExp]>([
    ['tasks', 'end', '2025-05-30', 'M-GEN-06'],
    ['tasks', 'end', '30/05/2025', 'LIFT-305'],
    ['tasks', 'end', '2025-02-30', 'LIFT-305'],
    ['tasks', 'progress', '101', /progress must be <= 100/],
    ['milestones', 'status', 'Done', 'LIFT-304 Done'],
    ['milestones', 'forecast', '', /required property 'end_date'/],
    ['actions', 'title', '', /required property 'title'/],
    ['actions', 'title', 'x'.repeat(201), /title must NOT have more than 200/],
    ['actions', 'external_id', 'ACT-202', 'LIFT-303 ACT-202'],
    ['risks', 'probability', '6', /probability must be <= 5/],
    ['opportunities', 'cost_impact', '1000000000.00', /cost_impact must match/],
    ['dependencies', 'consumer', 'DATAH', 'M-DEP-01'],
    ['cost_lines', 'budget', '540000', /budget must match/],
    ['structure_nodes', 'parent_code', '2', 'LIFT-306 2'],
  ])('in the sample of %s, %s “%s”, is found', (target, column, value, fault) => {
    expect(faultsWith(target, column, value)).toMatch(fault);
  });

  it('in a header is found', () => {
    const {rows, mapping} = sampleOf('tasks');
    const [header, ...others] = rows as [string[], ...string[][]];
    const renamed = header.with(1, 'name');
    expect(faultsOfMapping(mapping, renamed)).toEqual(['LIFT-302 title']);
    expect(faultsOfRows([header.with(1, 'owner'), ...others], mapping)).toContain('LIFT-104 owner');
  });

  it('in a mapping is found', () => {
    const {rows, mapping} = sampleOf('actions');
    const rules = mapping.rules.filter(({field}) => field !== 'end_date');
    expect(faultsOfMapping({...mapping, rules}, rows[0]!)).toEqual(['LIFT-301 end_date']);
    expect(faultsOfMapping({...mapping, match_key: ['wbs_code']}, rows[0]!)).toEqual([
      'no key wbs_code',
    ]);
    expect(faultsOfMapping({...mapping, format: '1'}, rows[0]!)).toMatchObject([/format/]);
  });

  it('in a workbook is found', () => {
    const kind = french.kinds.cost_lines;
    const rows = parseCsv(read(french, `${french.sample(kind)}.csv`), ';');
    const workbook = fs.readFileSync(path.join(french.folder, `${french.sample(kind)}.xlsx`));
    rows[1]![rows[0]!.indexOf('budget')] = '540000,01';
    expect(asText(workbook, rows)).not.toEqual(rows);
  });
});

/** The values of a workbook, written as in its CSV; an amount that the CSV writes otherwise stays as it is. */
function asText(workbook: Uint8Array, rows: string[][]): string[][] {
  const sheet = readWorkbook(workbook);
  expect(sheet).toHaveLength(rows.length);
  return rows.map((row, at) =>
    row.map((text, column) => {
      const cell = sheet[at]![column];
      if (cell?.isDay) {
        const day = dayOfSerial(Number(cell.value));
        return text.includes('/') ? day.split('-').reverse().join('/') : day;
      }
      if (typeof cell?.value === 'number') {
        return Number(text.replace(',', '.')) === cell.value ? text : String(cell.value);
      }
      return cell?.value ?? '';
    }),
  );
}
