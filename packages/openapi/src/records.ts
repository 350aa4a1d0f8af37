import {fieldsOf, type Field} from './fields';
import {operationsOf} from './operations';
import type {Description, OpenApi, Operation, Response, Schema} from './types';

const comparisons = ['ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty'] as const;

/** Filter operators apart from equality, as written in a query. */
export type Comparison = (typeof comparisons)[number];

export interface Filter {
  name: string;
  comparisons: Comparison[];
  /** Records can't be sorted by lists. */
  isList: boolean;
  /** Of one value. */
  schema: Schema;
  field: Field;
}

export interface Relation {
  name: string;
  /** Names of schemas. */
  targets: string[];
}

/** Returns the schema of the record that an operation returns, alone or in a list. */
export function recordIn({responses}: Operation, {resolve}: Description) {
  const response = responses['200'];
  const envelope = response && resolve<Response>(response).content?.['application/json']?.schema;
  const {data} = (envelope && resolve<Schema>(envelope).properties) ?? {};
  return data && {record: resolve<Schema>(data.items ?? data), isList: data.items !== undefined};
}

export function schemaNameOf(record: Schema, {document}: Description): string {
  return Object.entries(document.components.schemas).find(([, one]) => one === record)?.[0] ?? '';
}

export function relationsOf(record: Schema, description: Description): Relation[] {
  return fieldsOf(record, description).flatMap(
    ({name, schema}) => relationOf(name, schema, description.document) ?? [],
  );
}

/** Returns the records that operations return, with the paths of their lists or else of single ones. */
export function recordKindsOf(description: Description) {
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
    name: schemaNameOf(record, description),
    paths: lists.length > 0 ? lists : records,
    filters: lists.length > 0 ? filtersOf(record, description) : [],
    expand: relationsOf(record, description),
  }));
}

export function filtersOf(record: Schema, description: Description): Filter[] {
  return fieldsOf(record, description)
    .filter(({name, schema}) => !/[.[]/.test(name) && !schema.writeOnly)
    .map((field) => {
      const isList = typesOf(field.schema).includes('array');
      const schema = valueSchemaOf(field, description);
      return {
        name: field.name,
        comparisons: comparisonsOf(field),
        isList,
        schema,
        // Records are sorted in the order of this list.
        field:
          schema.enum && !isList ? {...field, schema: {...field.schema, enum: schema.enum}} : field,
      };
    })
    .filter((filter) => filter.comparisons.length > 0);
}

/** Returns the schema of one value of a field, without `null`. Different types are in `anyOf`. */
function valueSchemaOf({schema, perVariant}: Field, {resolve}: Description): Schema {
  const variants = perVariant ? Object.values(perVariant) : [schema];
  const schemas = variants.map(({items, ...scalar}) => (items ? resolve(items) : scalar));
  const valueTypes = new Set(schemas.map((one) => typesOf(one)[0]));
  const types = [...valueTypes].map((type): Schema => {
    const ofType = schemas.filter((one) => typesOf(one)[0] === type);
    const [{format, pattern}] = ofType as [Schema, ...Schema[]];
    const values = mergeInOrder(ofType.map((one) => one.enum ?? [])).filter(
      (value) => value !== null,
    );
    return {
      type,
      ...(format && {format}),
      ...(pattern && {pattern}),
      ...(values.length > 0 && {enum: values}),
    };
  });
  return types.length === 1 ? types[0]! : {anyOf: types};
}

/** Merges lists: `[open, done]` and `[planned, done]` become `[open, planned, done]`. */
function mergeInOrder<Value>(lists: readonly Value[][]): Value[] {
  const merged: Value[] = [];
  for (const list of lists) {
    list.forEach((value, index) => {
      if (!merged.includes(value)) {
        const next = list.slice(index).find((one) => merged.includes(one));
        merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, value);
      }
    });
  }
  return merged;
}

/** Returns the relation of a field such as `owner_id`: its name (`owner`) and target schemas. */
export function relationOf(name: string, {pattern, items}: Schema, {components}: OpenApi) {
  const [, singular = '', suffix] = /^(\w+)_id(s?)$/.exec(name) ?? [];
  const idPattern = items ? items.pattern : pattern;
  const prefixes = singular && idPattern ? prefixesIn(idPattern) : [];
  const targets = Object.entries(components.schemas).flatMap(([key, {properties}]) => {
    const recordPrefixes = prefixesIn(properties?.id?.pattern ?? '');
    // `Me` has the same ids as `User`.
    return key !== 'Me' && prefixes.some((prefix) => recordPrefixes.includes(prefix))
      ? [key.replace(/Fields$/, '')]
      : [];
  });
  return targets.length > 0
    ? {name: singular + suffix, targets, isList: Boolean(items)}
    : undefined;
}

/** Returns `['ORG', 'PRJ']` for `^(ORG|PRJ)-[1-9][0-9]*$`. */
function prefixesIn(pattern: string): string[] {
  return /^\^\(?([A-Z|]+)\)?-\[1-9\]/.exec(pattern)?.[1]?.split('|') ?? [];
}

function typesOf({type, const: constant}: Schema): string[] {
  return [type ?? (constant === undefined ? [] : typeof constant)].flat();
}

function comparisonsOf({name, schema, perVariant = {}}: Field): Comparison[] {
  const found = [schema, ...Object.values(perVariant)].flatMap((one) =>
    comparisonsOfSchema(name, one),
  );
  return comparisons.filter((one) => found.includes(one));
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
