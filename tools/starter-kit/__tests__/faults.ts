import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import type {Target} from '../kits';

/** A file of a mapping, as “Manage mappings” describes it. */
export interface Mapping {
  format: string;
  name: string;
  target: Target;
  match_key: string[];
  rules: Rule[];
}

type Rule = {field: string} & (
  | {rule: 'direct'; column: string}
  | {rule: 'constant'; value: string}
  | {rule: 'concatenate'; text: string}
  | {rule: 'lookup'; column: string; by: string; default?: string}
  | {rule: 'date_parse'; column: string; format: string}
  | {
      rule: 'value_table';
      column: string;
      values: Record<string, string>;
      otherwise: 'reject' | 'empty' | 'default';
      default?: string;
    }
);

type Fields = Record<string, string | number | null>;

const limits = {columns: 200, rows: 50_000, pairs: 200, keys: 3, levels: 8};

const text = {type: 'string', minLength: 1} as const;
const rule = (name: string, properties: object, optional: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: ['field', 'rule', ...Object.keys(properties)],
  properties: {field: text, rule: {const: name}, ...properties, ...optional},
});

const form = {
  type: 'object',
  additionalProperties: false,
  required: ['format', 'name', 'target', 'match_key', 'rules'],
  properties: {
    format: {const: 'lift-mapping/1'},
    name: {...text, maxLength: 120},
    target: text,
    match_key: {type: 'array', items: text, minItems: 1, maxItems: limits.keys, uniqueItems: true},
    rules: {
      type: 'array',
      minItems: 1,
      items: {
        oneOf: [
          rule('direct', {column: text}),
          rule('constant', {value: text}),
          rule('concatenate', {text}),
          rule('lookup', {column: text, by: {enum: ['email', 'code', 'name']}}, {default: text}),
          rule('date_parse', {
            column: text,
            format: {enum: ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY']},
          }),
          rule(
            'value_table',
            {
              column: text,
              values: {type: 'object', minProperties: 1, maxProperties: limits.pairs},
              otherwise: {enum: ['reject', 'empty', 'default']},
            },
            {default: text},
          ),
        ],
      },
    },
  },
};

const schemas: Record<Target, string> = {
  tasks: 'Task',
  milestones: 'Milestone',
  actions: 'Action',
  risks: 'Risk',
  opportunities: 'Opportunity',
  dependencies: 'Dependency',
  cost_lines: 'CostLine',
  structure_nodes: 'Node',
};

const ajv = new Ajv2020({allErrors: true, strict: false});
addFormats(ajv);
const isMapping = ajv.compile(form);
const description = parse(fs.readFileSync('contract/api/telescope.v1.yaml', 'utf8')) as {
  components: {schemas: Record<string, {required?: string[]; properties: object}>};
};
ajv.addSchema(description, 'api');

/** What Lift would find wrong with a mapping, by its columns and by the fields of its target. */
export function faultsOfMapping(mapping: Mapping, header: string[]): string[] {
  if (!isMapping(mapping)) {
    return [`mapping: ${ajv.errorsText(isMapping.errors)}`];
  }
  const {properties, required = []} = inputOf(mapping.target);
  const fields = mapping.rules.map(({field}) => field);
  return [
    ...fields.filter((field) => !(field in properties)).map((field) => `no field ${field}`),
    ...fields.filter((field, at) => fields.indexOf(field) < at).map((field) => `${field} twice`),
    ...mapping.match_key.filter((key) => !fields.includes(key)).map((key) => `no key ${key}`),
    ...required
      .filter((field) => field !== 'type' && !fields.includes(field))
      .map((field) => `LIFT-301 ${field}`),
    ...mapping.rules
      .flatMap(columnsOf)
      .filter((column) => !header.includes(column))
      .map((column) => `LIFT-302 ${column}`),
  ];
}

/** What Lift would find wrong with the rows of a file, header included, that a mapping turns into records. */
export function faultsOfRows([header = [], ...rows]: string[][], mapping: Mapping): string[] {
  const records = rows.map((row) => recordOf(row, header, mapping));
  const keys = records.map(({fields}) => mapping.match_key.map((key) => fields[key]).join(' '));
  const codes = records.map(({fields}) => fields.code);
  return [
    ...(header.length > limits.columns ? ['LIFT-106'] : []),
    ...(rows.length > limits.rows ? ['LIFT-105'] : []),
    ...header
      .filter((name, at) => name === '' || name !== name.trim() || header.indexOf(name) < at)
      .map((name) => `LIFT-104 ${name}`),
    ...rows.filter((row) => row.length !== header.length).map(([key]) => `${key}: ragged`),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `LIFT-303 ${key}`),
    ...records.flatMap(({fields, faults}, at) => [
      ...faults,
      ...faultsOfRecord(fields, mapping.target, codes).map((fault) => `${keys[at]}: ${fault}`),
    ]),
  ];
}

function inputOf(target: Target) {
  return description.components.schemas[`${schemas[target]}Input`]!;
}

function columnsOf(given: Rule): string[] {
  if (given.rule === 'concatenate') {
    return [...given.text.matchAll(/\{(\w+)\}/g)].map(([, column]) => column!);
  }
  return 'column' in given ? [given.column] : [];
}

function recordOf(row: string[], header: string[], mapping: Mapping) {
  const fields: Fields = {};
  const faults: string[] = [];
  const valueOf = (column: string) => row[header.indexOf(column)] ?? '';
  for (const given of mapping.rules) {
    const value = 'column' in given ? valueOf(given.column) : '';
    if (given.rule === 'constant') {
      fields[given.field] = given.value;
    } else if (given.rule === 'concatenate') {
      fields[given.field] = given.text.replace(/\{(\w+)\}/g, (_, column: string) =>
        valueOf(column),
      );
    } else if (value === '') {
      // An empty value leaves the field out, or takes what the rule has for it.
      if ('default' in given && given.default) {
        fields[given.field] = found(given.field, given.default);
      }
    } else if (given.rule === 'value_table') {
      const known = given.values[value];
      if (known === undefined && given.otherwise === 'reject') {
        faults.push(`LIFT-304 ${value}`);
      }
      fields[given.field] = known ?? given.default ?? null;
    } else if (given.rule === 'date_parse') {
      const day = dayOf(value, given.format);
      if (day === undefined) {
        faults.push(`LIFT-305 ${value}`);
      }
      fields[given.field] = day ?? null;
    } else {
      fields[given.field] = given.rule === 'lookup' ? found(given.field, value) : value;
    }
  }
  return {fields, faults};
}

/** What a lookup finds, in a workspace that has all that the file names. */
function found(field: string, value: string): string {
  const prefixes: Record<string, string> = {
    owner_id: 'USR',
    provider_id: 'PRJ',
    consumer_id: 'PRJ',
  };
  const prefix = prefixes[field];
  const number = [...value].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 1);
  return prefix ? `${prefix}-${number}` : value;
}

function dayOf(value: string, format: string): string | undefined {
  const pattern = format
    .replace(/[/.]/g, '\\$&')
    .replace('YYYY', '(?<year>\\d{4})')
    .replace('MM', '(?<month>\\d{2})')
    .replace('DD', '(?<day>\\d{2})');
  const {year, month, day} = new RegExp(`^${pattern}$`).exec(value)?.groups ?? {};
  const text = `${year}-${month}-${day}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}

const amounts = new Set(['budget', 'committed', 'actual', 'cost_impact']);

/** What the API would refuse of a record: its fields have one description. */
function faultsOfRecord(fields: Fields, target: Target, codes: unknown[]): string[] {
  const {parent_id: parent, ...others} = fields;
  const body: Record<string, unknown> = {...others};
  const properties = inputOf(target).properties as Record<string, object>;
  for (const [name, value] of Object.entries(others)) {
    if (amounts.has(name) && typeof value === 'string') {
      body[name] = value.replace(',', '.');
    } else if (typeof value === 'string' && isNumber(properties[name])) {
      body[name] = Number(value);
    }
  }
  if (target !== 'structure_nodes') {
    body.type = schemas[target].replace(/(?<=[a-z])(?=[A-Z])/, '_').toLowerCase();
  }
  const isValid = ajv.validate(`api#/components/schemas/${schemas[target]}Input`, body);
  const {start_date: start, end_date: end, provider_id: provider, consumer_id: consumer} = fields;
  return [
    ...(isValid ? [] : [ajv.errorsText()]),
    ...(start && end && end < start ? ['M-GEN-06'] : []),
    ...(provider && provider === consumer ? ['M-DEP-01'] : []),
    ...(parent && !codes.includes(parent) ? [`LIFT-306 ${parent}`] : []),
    ...(String(fields.code ?? '').split('.').length > limits.levels ? ['M-BST-01'] : []),
  ];
}

/** Whether a field of the description is a number, wherever its schema stands. */
function isNumber(schema: object | undefined): boolean {
  const {type, $ref} = (schema ?? {}) as {type?: string | string[]; $ref?: string};
  if ($ref) {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], description);
    return isNumber(target as object);
  }
  return [type].flat().some((name) => name === 'integer' || name === 'number');
}
