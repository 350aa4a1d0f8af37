import {code} from '@guide/content/mdx';
import {filtersOf, recordIn, relationOf} from './lists';
import {operationsOf} from './operations';
import type {Description, OpenApi, Operation, Parameter, Schema} from './types';
import {fill, wordsOf} from './words';

/** Matches `#/components/schemas/Item/properties/id`, for which generators have no name. */
const insideSchema = /^#\/components\/schemas\/\w+\//;

/**
 * Prepares a description for client generators: lists in queries become strings, each filter a
 * parameter, expanded records fields, and references to parts of schemas are inlined.
 */
export function forClients(description: Description): OpenApi {
  const document = structuredClone(description.document);
  addRelations(document, description);
  for (const {operation} of operationsOf(document)) {
    operation.description ??= `${operation.summary}.`;
    nameFilters(operation, document, description);
  }
  const {parameters = {}, schemas} = document.components;
  delete parameters.Filter;
  delete schemas.Comparison;
  Object.values(parameters).forEach(joinList);
  // Every variant has these properties too; generators would create one more variant for them.
  for (const schema of Object.values(schemas).filter(({anyOf}) => anyOf)) {
    delete schema.properties;
  }
  return inline(document, description) as OpenApi;
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
        const record = targets.length === 1 ? targets[0]! : {anyOf: targets};
        properties[relation.name] = {
          ...(relation.isList ? {type: 'array', items: record} : record),
          description: fill(wordsOf(locale).expanded, {
            field: code(field),
            query: code(`expand=${relation.name}`),
          }),
          readOnly: true,
        };
      }
    }
  }
}

function nameFilters(operation: Operation, document: OpenApi, description: Description): void {
  const {parameters = []} = operation;
  const place = parameters.findIndex((one) => '$ref' in one && one.$ref.endsWith('/Filter'));
  const found = place >= 0 && recordIn(operation, description);
  if (!found) {
    return;
  }
  const {locale} = description;
  const meanings = document.components.schemas.Comparison?.properties ?? {};
  const all = (document.components.parameters ??= {});
  const named = filtersOf(found.record, description).flatMap(({name, comparisons}) =>
    ['', ...comparisons].map((comparison) => {
      const key = ['Filter', ...name.split('_'), comparison].map(capital).join('');
      all[key] = {
        name: `filter[${name}]${comparison && `[${comparison}]`}`,
        in: 'query',
        description: `${code(name)}${wordsOf(locale).colon} ${
          meanings[comparison]?.description ?? wordsOf(locale).equals
        }`,
        schema: {type: comparison === 'empty' ? 'boolean' : 'string'},
      };
      return {$ref: `#/components/parameters/${key}`};
    }),
  );
  parameters.splice(place, 1, ...named);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Generators serialise lists differently, so use comma-separated text. */
function joinList(parameter: Parameter): void {
  const {schema, example}: {schema?: Schema; example?: unknown} = parameter;
  if (parameter.in !== 'query' || schema?.type !== 'array') {
    return;
  }
  const one = schema.items?.pattern?.slice(1, -1) ?? '[^,]+';
  const rest = schema.maxItems ? `{0,${schema.maxItems - 1}}` : '*';
  const standard = schema.default as string[] | undefined;
  parameter.schema = {
    type: 'string',
    pattern: `^${one}(,${one})${rest}$`,
    ...(standard && {default: standard.join(',')}),
  };
  parameter.example = Array.isArray(example) ? example.join(',') : example;
  delete parameter.style;
  delete parameter.explode;
}

/** Inlines references into a schema. */
function inline(value: unknown, description: Description): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((one) => inline(one, description));
  }
  const {$ref, ...own} = value as {$ref?: unknown};
  const whole =
    typeof $ref === 'string' && insideSchema.test($ref)
      ? {...description.resolve<object>({$ref}), ...own}
      : value;
  return Object.fromEntries(
    Object.entries(whole).map(([key, one]) => [key, inline(one, description)]),
  );
}
