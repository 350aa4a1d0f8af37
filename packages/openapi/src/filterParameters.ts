import {escapeRegExp} from '@guide/content';
import {code} from '@guide/content/mdx';
import {filtersOf, recordIn, schemaNameOf, type Comparison, type Filter} from './records';
import {capital} from './texts';
import type {Description, OpenApi, Operation, Parameter, Schema} from './types';

/** Replaces the parameter `filter` of a copy of an operation with a typed parameter per filter. */
export function addFilterParameters(
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
  const {texts} = description;
  const meanings = document.components.schemas.Comparison?.properties ?? {};
  const all = (document.components.parameters ??= {});
  // Fields of different records have the same name.
  const record = schemaNameOf(found.record, description);
  const references = filtersOf(found.record, description).flatMap((filter) =>
    (['', ...filter.comparisons] as const).map((comparison) => {
      const {name} = filter;
      const key = [record, 'Filter', ...name.split('_'), comparison].map(capital).join('');
      all[key] = {
        name: `filter[${name}]${comparison && `[${comparison}]`}`,
        in: 'query',
        description: `${code(name)}${texts.colon} ${meanings[comparison]?.description ?? texts.equals}`,
        schema: filterSchema(filter, comparison),
      };
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

/** Turns a list in the query into a string, because generators serialise lists differently. */
export function joinList(parameter: Parameter): void {
  const {schema, example} = parameter;
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
  'date-time': '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z',
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
