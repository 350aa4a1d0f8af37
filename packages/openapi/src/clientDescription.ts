import type {Messages} from '@guide/content';
import {code} from '@guide/content/mdx';
import {addCodes} from './codeResponses';
import {createDescription} from './description';
import {operationsOf} from './operations';
import {addRecordParameters, joinList} from './recordParameters';
import {relationOf} from './records';
import {operationAnchor} from './reference';
import {isBody, allowNewFieldsAndValues, removePartialExamples} from './responseSchemas';
import {capital, fillPlaceholders} from './texts';
import type {Description, OpenApi, Schema} from './types';

export interface ClientOptions {
  messages: Messages;
  /** Page that has all operations. */
  referenceUrl?: string | undefined;
}

/** Returns a copy of a description, prepared for client generators. */
export function createClientDescription(description: Description, options: ClientOptions): OpenApi {
  const {messages, referenceUrl} = options;
  const document = structuredClone(description.document);
  const copy = createDescription(document, description.locale, description.source);
  addCodes(copy, messages);
  addRelations(document, description);
  allowNewFieldsAndValues(copy, description);
  removePartialExamples(copy);
  if (referenceUrl) {
    document.externalDocs = {url: referenceUrl};
  }
  for (const {operation} of operationsOf(document)) {
    if (referenceUrl) {
      operation.externalDocs = {url: `${referenceUrl}#${operationAnchor(operation)}`};
    }
    addRecordParameters(operation, document, description);
  }
  const {parameters = {}, schemas} = document.components;
  delete schemas.Comparison;
  Object.values(parameters).forEach(joinList);
  // Every variant has these properties too; generators would create one more variant for them.
  for (const schema of Object.values(schemas).filter(({anyOf}) => anyOf)) {
    delete schema.properties;
  }
  removeUnused(document);
  moveBasePath(document);
  return inlineReferences(document, description) as OpenApi;
}

/** Moves the path of a single server into the paths: mock servers, such as Prism, ignore it. */
function moveBasePath(document: OpenApi): void {
  const {servers = [], paths} = document;
  const [, origin, basePath] = /^(\w+:\/\/[^/]+)(\/.*\w)/.exec(servers[0]?.url ?? '') ?? [];
  if (servers.length === 1 && origin) {
    servers[0]!.url = origin;
    document.paths = Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [`${basePath}${path}`, item]),
    );
  }
}

function removeUnused({paths, components}: OpenApi): void {
  for (const kind of ['parameters', 'responses', 'examples'] as const) {
    const used = JSON.stringify([paths, components.responses]);
    for (const name of Object.keys(components[kind] ?? {})) {
      if (!used.includes(`"#/components/${kind}/${name}"`)) {
        delete components[kind]![name];
      }
    }
  }
}

function addRelations({components}: OpenApi, {document, texts}: Description): void {
  for (const [key, {properties = {}, additionalProperties}] of Object.entries(components.schemas)) {
    if (isBody(key) || additionalProperties === false) {
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
          description: fillPlaceholders(texts.expanded, {
            field: code(field),
            query: code(`expand=${relation.name}`),
          }),
          readOnly: true,
        };
      }
    }
  }
}

/** Writes conditions of fields into their descriptions. */
function withConditions(value: Schema, {texts}: Description): object {
  const {'x-required-when': when, 'x-fixed-after-creation': isFixed, ...schema} = value;
  const sentences = [
    schema.description,
    when && `${texts.required} ${when}.`,
    isFixed && `${capital(texts.fixed)}.`,
  ].filter(Boolean);
  return when || isFixed ? {...schema, description: sentences.join(' ')} : value;
}

/** Matches `#/components/schemas/Item/properties/id`: generators can't name such a type. */
const pathIntoSchema = /^#\/components\/schemas\/\w+\//;

/** For example `(ORG|PRJ)-`. A release can add types of records, each with its prefix. */
const alternativePrefixes = /\([A-Z]{3}(?:\|[A-Z]{3})+\)-/g;

function inlineReferences(value: unknown, description: Description): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((one) => inlineReferences(one, description));
  }
  const {$ref, ...siblings} = value as {$ref?: unknown};
  const resolved = withConditions(
    typeof $ref === 'string' && pathIntoSchema.test($ref)
      ? {...description.resolve<object>({$ref}), ...siblings}
      : value,
    description,
  );
  return Object.fromEntries(
    Object.entries(resolved).map(([key, one]) => [
      key,
      key === 'pattern' && typeof one === 'string'
        ? one.replaceAll(alternativePrefixes, '[A-Z]{3}-')
        : inlineReferences(one, description),
    ]),
  );
}
