import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import type {Target} from '../kits';

/** A file of a mapping. */
export interface Mapping {
  format: string;
  target: Target;
  match_key: string[];
  rules: Rule[];
}

/** Which members a rule has depends on its kind: “Manage mappings” has them. */
type Rule = Record<'field' | 'rule', string> &
  Partial<Record<'column' | 'value' | 'text' | 'otherwise', string>> & {
    format?: keyof typeof days;
    values?: Fields;
  };

type Fields = Record<string, string>;

const days = {
  'YYYY-MM-DD': [/^(\d{4})-(\d\d)-(\d\d)$/, '$1-$2-$3'],
  'DD/MM/YYYY': [/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1'],
} as const;

/** What lookups find, in a workspace that has all that a file names. */
const found: Fields = {
  owner_id: 'USR-1',
  provider_id: 'PRJ-1',
  consumer_id: 'PRJ-1',
  parent_id: 'NOD-1',
};

const schemas: Record<Target, string> = {
  tasks: 'TaskInput',
  milestones: 'MilestoneInput',
  actions: 'ActionInput',
  risks: 'RiskInput',
  opportunities: 'OpportunityInput',
  dependencies: 'DependencyInput',
  cost_lines: 'CostLineInput',
  structure_nodes: 'NodeInput',
};

const description = parse(fs.readFileSync('contract/api/telescope.v1.yaml', 'utf8')) as {
  components: {schemas: Record<string, {properties: {type?: {const: string}}}>};
};
// The values of a file are texts, also those of numbers.
const ajv = new Ajv2020({allErrors: true, strict: false, coerceTypes: true});
addFormats(ajv).addSchema(description, 'api');

/** What Lift would find wrong with a file, header included, that a mapping turns into records. */
export function faultsOf([header = [], ...rows]: string[][], mapping: Mapping): string[] {
  const {target, match_key, rules} = mapping;
  const columns = rules.flatMap(({column}) => column ?? []);
  const records = rows.map((row) => {
    const fields = rules.map((rule) => [
      rule.field,
      valueOf(rule, (column) => row[header.indexOf(column)] ?? ''),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value)) as Fields;
  });
  const keys = records.map((record) => match_key.map((field) => record[field]).join(' '));
  const codes = records.map(({code}) => code);
  return [
    ...columns.filter((name) => !header.includes(name)).map((name) => `LIFT-302 ${name}`),
    ...keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `LIFT-303 ${key}`),
    ...rows.filter((row) => row.length !== header.length).map(([first]) => `${first}: cells`),
    ...records.flatMap((record, at) =>
      faultsOfRecord(record, target, codes).map((fault) => `${keys[at]}: ${fault}`),
    ),
  ];
}

/** The value that a rule gives to its field, or the code with which Lift rejects it. */
function valueOf(rule: Rule, cell: (column: string) => string): string {
  const {column, value = '', text, format, values, otherwise} = rule;
  const written = column ? cell(column) : value;
  if (text) {
    return text.replace(/\{(\w+)\}/g, (_, name: string) => cell(name));
  }
  if (values && written) {
    return values[written] ?? (otherwise === 'reject' ? `LIFT-304 ${written}` : '');
  }
  if (format && written) {
    const [pattern, day] = days[format];
    return pattern.test(written) ? written.replace(pattern, day) : `LIFT-305 ${written}`;
  }
  // An amount of a French file.
  return written.replace(/^(\d+),(\d\d)$/, '$1.$2');
}

/** What Lift, or the API, would refuse of a record. */
function faultsOfRecord(record: Fields, target: Target, codes: (string | undefined)[]): string[] {
  const rejected = Object.values(record).filter((value) => /^LIFT-30[45] /.test(value));
  if (rejected.length > 0) {
    return rejected;
  }
  const {start_date: start, end_date: end, provider_id, consumer_id, parent_id: parent} = record;
  const {type} = description.components.schemas[schemas[target]]!.properties;
  const body: Fields = type ? {type: type.const} : {};
  for (const [field, value] of Object.entries(record)) {
    body[field] = found[field] ?? value;
  }
  return [
    ...(ajv.validate(`api#/components/schemas/${schemas[target]}`, body) ? [] : [ajv.errorsText()]),
    ...(start && end && end < start ? ['M-GEN-06'] : []),
    ...(provider_id && provider_id === consumer_id ? ['M-DEP-01'] : []),
    ...(parent && !codes.includes(parent) ? [`LIFT-306 ${parent}`] : []),
  ];
}
