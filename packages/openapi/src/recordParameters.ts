import {escapeRegExp} from '@guide/content';
import {code} from '@guide/content/mdx';
import {fieldsOf} from './fields';
import {
  filtersOf,
  recordIn,
  relationsOf,
  schemaNameOf,
  type Comparison,
  type Filter,
} from './records';
import {capital} from './texts';
import type {Description, OpenApi, Operation, Parameter, Schema} from './types';

/** Adds a typed parameter per filter, and the names that `sort`, `fields` and `expand` accept. */
export function addRecordParameters(
  operation: Operation,
  document: OpenApi,
  description: Description,
): void {
  const record = recordIn(operation, description)?.record;
  if (!record || !operation.parameters) {
    return;
  }
  const {texts, resolve} = description;
  const all = (document.components.parameters ??= {});
  // Records have different fields of the same name.
  const add = (key: string, parameter: Parameter) => {
    const name = schemaNameOf(record, description) + key;
    all[name] = parameter;
    return {$ref: `#/components/parameters/${name}`};
  };
  const filters = filtersOf(record, description);
  const names: Record<string, string[]> = {
    sort: filters.filter(({isList}) => !isList).map(({name}) => name),
    fields: fieldsOf(record, description)
      .filter(({name, schema}) => !/[.[]/.test(name) && !schema.writeOnly)
      .map(({name}) => name),
    expand: relationsOf(record, description).map(({name}) => name),
  };
  operation.parameters = operation.parameters.flatMap((one) => {
    const parameter = resolve(one);
    if (parameter.name === 'filter') {
      return filters.flatMap((filter) => filterParameters(filter, description, add));
    }
    const accepted = names[parameter.name];
    return accepted ? add(`Query${capital(parameter.name)}`, withNames(parameter, accepted)) : one;
  });

  /** The default and the example are of records in general. */
  function withNames({schema, example, ...parameter}: Parameter, accepted: string[]): Parameter {
    const known = (values: unknown) => {
      const list = [values].flat().filter((one) => accepted.includes(String(one).replace('-', '')));
      return list.length > 0 ? list : undefined;
    };
    return {
      ...parameter,
      description: `${parameter.description} ${texts.names}${texts.colon} ${accepted.map(code).join(', ')}.`,
      schema: {...schema, default: known(schema?.default)},
      example: known(example),
    };
  }
}

function filterParameters<Added>(
  filter: Filter,
  {document, texts}: Description,
  add: (key: string, parameter: Parameter) => Added,
): Added[] {
  const {name, comparisons} = filter;
  const meanings = document.components.schemas.Comparison?.properties ?? {};
  return (['', ...comparisons] as const).map((comparison) =>
    add(['Filter', ...name.split('_'), comparison].map(capital).join(''), {
      name: `filter[${name}]${comparison && `[${comparison}]`}`,
      in: 'query',
      description: meanings[comparison]?.description ?? texts.equals,
      schema: filterSchema(filter, comparison),
    }),
  );
}

function filterSchema({isList, schema}: Filter, comparison: Comparison | ''): Schema {
  switch (comparison) {
    case '':
      return {type: 'array', items: schema};
    case 'contains':
      return isList ? schema : {type: 'string'};
    case 'empty':
      return {type: 'boolean'};
    case 'ne':
      return schema.anyOf ? {type: 'string', pattern: `^${valuePattern(schema)}$`} : schema;
    default:
      return schema.anyOf?.find(({type}) => type !== 'string') ?? schema;
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

function valuePattern({pattern, enum: values, format = '', type, anyOf}: Schema = {}): string {
  if (anyOf) {
    return `(${[...new Set(anyOf.map(valuePattern))].join('|')})`;
  }
  return (
    pattern?.slice(1, -1) ??
    (values && `(${values.map((value) => escapeRegExp(String(value))).join('|')})`) ??
    patterns[format] ??
    patterns[String(type)] ??
    '[^,]+'
  );
}
