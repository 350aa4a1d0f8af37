import {escapeRegExp} from '@guide/content';
import {code} from '@guide/content/mdx';
import {filtersOf, recordIn, relationOf, type Comparison, type Filter} from './records';
import {operationsOf} from './operations';
import type {Description, OpenApi, Operation, Parameter, Schema} from './types';
import {fill, textsFor} from './texts';

/** Matches `#/components/schemas/Item/properties/id`: generators can't name such a type. */
const pathIntoSchema = /^#\/components\/schemas\/\w+\//;

/**
 * Prepares a description for client generators: turns lists in queries into strings and each filter
 * into a typed parameter, adds fields for expanded records, and inlines references into schemas.
 */
export function forClients(description: Description): OpenApi {
  const document = structuredClone(description.document);
  addRelations(document, description);
  for (const {operation} of operationsOf(document)) {
    operation.description ??= `${operation.summary}.`;
    addFilterParameters(operation, document, description);
  }
  const {parameters = {}, schemas} = document.components;
  delete parameters.Filter;
  delete schemas.Comparison;
  Object.values(parameters).forEach(joinList);
  // Every variant has these properties too; generators would create one more variant for them.
  for (const schema of Object.values(schemas).filter(({anyOf}) => anyOf)) {
    delete schema.properties;
  }
  return inlineReferences(document, description) as OpenApi;
}

function addRelations({components}: OpenApi, {document, locale}: Description): void {
  for (const [key, {properties = {}, additionalProperties}] of Object.entries(components.schemas)) {
    if (/Input$|Patch$/.test(key) || additionalProperties === false) {
      continue;
    }
    for (const [field, schema] of Object.entries(properties)) {
      const relation = relationOf(field, schema, document);
      if (relation) {
        const targets = relation.targets.map((name) => ({$ref: `#/components/schemas/${name}`}));
        const types = schema.type?.includes('null') ? [...targets, {type: 'null'}] : targets;
        const record = types.length === 1 ? types[0]! : {anyOf: types};
        properties[relation.name] = {
          ...(relation.isList ? {type: 'array', items: record} : record),
          description: fill(textsFor(locale).expanded, {
            field: code(field),
            query: code(`expand=${relation.name}`),
          }),
          readOnly: true,
        };
      }
    }
  }
}

function addFilterParameters(
  operation: Operation,
  document: OpenApi,
  description: Description,
): void {
  const {parameters = []} = operation;
  const index = parameters.findIndex((one) => '$ref' in one && one.$ref.endsWith('/Filter'));
  const found = index >= 0 && recordIn(operation, description);
  if (!found) {
    return;
  }
  const {locale} = description;
  const meanings = document.components.schemas.Comparison?.properties ?? {};
  const all = (document.components.parameters ??= {});
  // Fields of different records have the same name.
  const record = Object.entries(description.document.components.schemas).find(
    ([, schema]) => schema === found.record,
  )![0];
  const references = filtersOf(found.record, description).flatMap((filter) =>
    (['', ...filter.comparisons] as const).map((comparison) => {
      const {name} = filter;
      const key = [record, 'Filter', ...name.split('_'), comparison].map(capital).join('');
      all[key] = {
        name: `filter[${name}]${comparison && `[${comparison}]`}`,
        in: 'query',
        description: `${code(name)}${textsFor(locale).colon} ${
          meanings[comparison]?.description ?? textsFor(locale).equals
        }`,
        schema: filterSchema(filter, comparison),
      } as Parameter;
      return {$ref: `#/components/parameters/${key}`};
    }),
  );
  parameters.splice(index, 1, ...references);
}

function filterSchema({isList, schema}: Filter, comparison: Comparison | ''): Schema {
  switch (comparison) {
    case '':
      return {type: 'array', items: schema};
    case 'contains':
      return isList ? schema : {type: 'string'};
    case 'empty':
      return {type: 'boolean'};
    default:
      return schema;
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Generators serialise lists differently. */
function joinList(parameter: Parameter): void {
  const {schema, example}: {schema?: Schema; example?: unknown} = parameter;
  if (parameter.in !== 'query' || schema?.type !== 'array') {
    return;
  }
  const item = valuePattern(schema.items);
  const rest = schema.maxItems ? `{0,${schema.maxItems - 1}}` : '*';
  const defaults = schema.default as string[] | undefined;
  parameter.schema = {
    type: 'string',
    pattern: `^${item}(,${item})${rest}$`,
    ...(defaults && {default: defaults.join(',')}),
  };
  parameter.example = Array.isArray(example) ? example.join(',') : example;
  delete parameter.style;
  delete parameter.explode;
}

const patterns: Record<string, string> = {
  boolean: '(true|false)',
  integer: '-?[0-9]+',
  number: '-?[0-9]+(\\.[0-9]+)?',
  date: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  'date-time': '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z',
};

function valuePattern({pattern, enum: values, format = '', type}: Schema = {}): string {
  return (
    pattern?.slice(1, -1) ??
    (values && `(${values.map((value) => escapeRegExp(String(value))).join('|')})`) ??
    patterns[format] ??
    patterns[String(type)] ??
    '[^,]+'
  );
}

function inlineReferences(value: unknown, description: Description): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((one) => inlineReferences(one, description));
  }
  const {$ref, ...siblings} = value as {$ref?: unknown};
  const resolved =
    typeof $ref === 'string' && pathIntoSchema.test($ref)
      ? {...description.resolve<object>({$ref}), ...siblings}
      : value;
  return Object.fromEntries(
    Object.entries(resolved).map(([key, one]) => [key, inlineReferences(one, description)]),
  );
}
