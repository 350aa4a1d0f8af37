import {fieldsOf, type Field} from './fields';
import {operationsOf} from './operations';
import type {Description, OpenApi, Operation, Response, Schema} from './types';

/** Comparison operators of a filter, besides equality, as written in a query. */
export type Comparison = 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains' | 'empty';

export interface Filter {
  name: string;
  comparisons: Comparison[];
  /** Whether the field is a list, by which records can't be sorted. */
  isList: boolean;
}

export interface RecordKind {
  /** Paths of its lists; of the record if there's no list. */
  paths: string[];
  filters: Filter[];
  expand: string[];
}

/** Returns the record in the response of an operation. */
export function recordIn({responses}: Operation, {resolve}: Description) {
  const reply = responses['200'];
  const envelope = reply && resolve<Response>(reply).content?.['application/json']?.schema;
  const {data} = (envelope && resolve<Schema>(envelope).properties) ?? {};
  return data && {record: resolve<Schema>(data.items ?? data), isList: data.items !== undefined};
}

export function relationsOf(record: Schema, description: Description): string[] {
  return fieldsOf(record, description).flatMap(
    ({name, schema}) => relationOf(name, schema, description.document)?.name ?? [],
  );
}

export function recordKindsOf(description: Description): RecordKind[] {
  const kinds = new Map<Schema, {lists: string[]; records: string[]}>();
  for (const {path, method, operation} of operationsOf(description.document)) {
    const found = method === 'get' && recordIn(operation, description);
    if (found) {
      const kind = kinds.get(found.record) ?? {lists: [], records: []};
      kinds.set(found.record, kind);
      kind[found.isList ? 'lists' : 'records'].push(path);
    }
  }
  return [...kinds].map(([record, {lists, records}]) => ({
    paths: lists.length > 0 ? lists : records,
    filters: lists.length > 0 ? filtersOf(record, description) : [],
    expand: relationsOf(record, description),
  }));
}

export function filtersOf(record: Schema, description: Description): Filter[] {
  return fieldsOf(record, description)
    .filter(({name, schema}) => !/[.[]/.test(name) && !schema.writeOnly)
    .flatMap((field) => {
      const isList = typesOf(field.schema).includes('array');
      const comparisons = comparisonsOf(field);
      return comparisons.length > 0 ? [{name: field.name, comparisons, isList}] : [];
    });
}

/** Returns name and target schemas of a reference such as `owner_id`. */
export function relationOf(name: string, {pattern, items}: Schema, {components}: OpenApi) {
  const [, one = '', many] = /^(\w+)_id(s?)$/.exec(name) ?? [];
  const form = items ? items.pattern : pattern;
  const prefixes = one && form ? prefixesIn(form) : [];
  const targets = Object.entries(components.schemas).flatMap(([key, {properties}]) => {
    const own = prefixesIn(properties?.id?.pattern ?? '');
    // `Me` is the user of the token: its identifiers are those of `User`.
    return key !== 'Me' && prefixes.some((prefix) => own.includes(prefix))
      ? [key.replace(/Fields$/, '')]
      : [];
  });
  return targets.length > 0 ? {name: one + many, targets, isList: Boolean(items)} : undefined;
}

/** Returns `ORG` and `PRJ` for `^(ORG|PRJ)-[1-9][0-9]*$`. */
function prefixesIn(pattern: string): string[] {
  return /^\^\(?([A-Z|]+)\)?-\[1-9\]/.exec(pattern)?.[1]?.split('|') ?? [];
}

function typesOf({type, const: constant}: Schema): string[] {
  return [type ?? (constant === undefined ? [] : typeof constant)].flat();
}

function comparisonsOf({name, schema, perVariant = {}}: Field): Comparison[] {
  const found = new Set(
    [schema, ...Object.values(perVariant)].flatMap((one) => comparisonsOfSchema(name, one)),
  );
  return (['ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty'] as const).filter((one) =>
    found.has(one),
  );
}

function comparisonsOfSchema(name: string, schema: Schema): Comparison[] {
  const {format = '', pattern = '', enum: values, items} = schema;
  const types = typesOf(schema);
  if (types.includes('array')) {
    return items?.type === 'string' ? ['contains', 'empty'] : [];
  }
  if (types.length === 0 || types.includes('object')) {
    return [];
  }
  const isOrdered =
    name === 'id' ||
    types.some((type) => type === 'integer' || type === 'number') ||
    format.startsWith('date') ||
    pattern.includes('\\.[0-9]{2}');
  const isText =
    types.includes('string') && !isOrdered && !values && prefixesIn(pattern).length === 0;
  return [
    'ne',
    ...(isOrdered ? (['lt', 'lte', 'gt', 'gte'] as const) : []),
    ...(isText ? (['contains'] as const) : []),
    ...(types.includes('null') ? (['empty'] as const) : []),
  ];
}
