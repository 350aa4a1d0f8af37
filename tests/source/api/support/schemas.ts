import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import {
  operationsOf,
  type OperationEntry as Endpoint,
} from '../../../../packages/openapi/src/operations';
import type {Description, Response, Schema} from '../../../../packages/openapi/src/types';
import {describeApi, apiBasePath} from './description';

export type {Endpoint};

const schemasByLocale = new Map<string, Schemas>();

/** Returns validators for the API description in a language. Cached. */
export function schemasOf(locale: string): Schemas {
  const schemas = schemasByLocale.get(locale) ?? readSchemas(describeApi(locale));
  schemasByLocale.set(locale, schemas);
  return schemas;
}

function readSchemas(description: Description) {
  const {document, resolve} = description;
  // Redocly validates the formats of examples.
  const ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false});
  ajv.addSchema({$id: 'api', ...withClosedRecords(document)});
  const endpoints = operationsOf(document);

  const schemaFaults = (pointer: string, value: unknown): string[] => {
    // Ajv caches compiled schemas by address.
    const validate = ajv.getSchema(`api#${pointer}`)!;
    return validate(value) ? [] : messagesOf(validate.errors!);
  };

  /** @throws if the operation doesn't declare it */
  const responseOf = ({operation}: Endpoint, status: number | string): Response => {
    const declared = operation.responses[status];
    if (!declared) {
      throw new Error(`${operation.operationId} declares no status ${status}`);
    }
    return resolve(declared);
  };

  return {
    description,
    endpoints,
    responseOf,
    endpointOf: (id: string) => endpoints.find(({operation}) => operation.operationId === id),

    /** @throws if there is no such operation */
    endpointOfRequest(method: string, address: string): Endpoint {
      const [path] = address.replace(apiBasePath, '').split('?');
      const endpoint = endpoints.find(
        (entry) =>
          entry.method === method.toLowerCase() &&
          new RegExp(`^${entry.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path!),
      );
      if (!endpoint) {
        throw new Error(`no operation ${method} ${address}`);
      }
      return endpoint;
    },

    faultsInResponse(endpoint: Endpoint, status: number | string, body: unknown): string[] {
      const [type] = Object.keys(responseOf(endpoint, status).content ?? {});
      if (!type) {
        return [`${endpoint.operation.operationId} declares no body with ${status}`];
      }
      const declared = endpoint.operation.responses[status]!;
      const pointer =
        '$ref' in declared ? declared.$ref.slice(1) : `${pointerTo(endpoint)}/responses/${status}`;
      return schemaFaults(`${pointer}/content/${escape(type)}/schema`, body);
    },

    faultsInBody: (endpoint: Endpoint, body: unknown): string[] =>
      endpoint.operation.requestBody
        ? schemaFaults(`${pointerTo(endpoint)}/requestBody/content/application~1json/schema`, body)
        : [`${endpoint.operation.operationId} takes no body`],

    faultsInParameters(
      {path, operation: {operationId}, parameters}: Endpoint,
      address: string,
      headers?: Record<string, unknown>,
    ): string[] {
      const [pathname, search] = address.replace(apiBasePath, '').split('?') as [string, string?];
      const query = new URLSearchParams(search);
      const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      const inPath = pattern.exec(pathname)?.groups ?? {};
      const declared = parameters.map((parameter) => resolve(parameter));
      const names = declared.flatMap(({in: location, name}) => (location === 'query' ? name : []));
      const unknown = [...query.keys()].filter((name) => !names.includes(name.split('[')[0]!));
      return [
        ...unknown.map((name) => `${operationId} has no parameter ${name}`),
        ...declared.flatMap(({in: location, name, required, schema = {}}) => {
          const values = {
            path: inPath[name],
            query: query.get(name) ?? undefined,
            header: headers?.[name.toLowerCase()],
          };
          const value = values[location as keyof typeof values];
          if (value === undefined) {
            return required && headers ? [`${operationId} needs ${name}`] : [];
          }
          const {type}: Schema = schema;
          const typed =
            type === 'integer'
              ? Number(value)
              : type === 'array'
                ? String(value).split(',')
                : value;
          const isValid = ajv.validate(schema, typed);
          return isValid ? [] : [`${name}: ${String(value)} ${ajv.errorsText()}`];
        }),
      ];
    },

    /** Write scopes include reading. */
    faultsInScopes({operation}: Endpoint, scopes: string[]): string[] {
      const isGranted = (needed: string) =>
        scopes.includes(needed) ||
        (needed.endsWith(':read') &&
          scopes.some((scope) => scope.split(':')[0] === needed.split(':')[0]));
      return (operation.security ?? [])
        .flatMap(({token = []}) => token)
        .filter((needed) => !isGranted(needed))
        .map((needed) => `${operation.operationId} needs ${needed}`);
    },
  };
}

export type Schemas = ReturnType<typeof readSchemas>;

const pointerTo = ({path, method}: Endpoint) => `/paths/${escape(path)}/${method}`;

/** For a JSON pointer in a URI reference. */
function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Returns each fault once. An invalid field makes the fields next to it unknown. */
function messagesOf(errors: ErrorObject[]): string[] {
  const messages = errors.map(({instancePath, message, params}) => {
    const {unevaluatedProperty, additionalProperty = unevaluatedProperty} = params;
    return `${instancePath || '/'} ${message}${additionalProperty ? `: ${additionalProperty}` : ''}`;
  });
  return [...new Set(messages)];
}

/** Closes records: clients must accept new fields, but pages only show existing ones. */
function withClosedRecords(document: Description['document']): object {
  const copy = structuredClone(document);
  const {schemas} = copy.components;
  const extended = Object.values(schemas).flatMap(({allOf = []}) => allOf.map(({$ref}) => $ref));
  for (const [name, schema] of Object.entries(schemas)) {
    visitRecords(schema, (record) => {
      allowExpanded(record);
      if (!extended.includes(`#/components/schemas/${name}`)) {
        Object.assign(record, {unevaluatedProperties: false});
      }
    });
  }
  return copy;
}

/** Visits schemas that list fields without saying whether there are others. */
function visitRecords(schema: Schema, visit: (record: Schema) => void): void {
  Object.values(schema.properties ?? {}).forEach((property) => visitRecords(property, visit));
  if (schema.items) {
    visitRecords(schema.items, visit);
  }
  if (schema.properties && schema.additionalProperties === undefined) {
    visit(schema);
  }
}

/** `expand` replaces an id by its record. */
function allowExpanded({properties = {}}: Schema): void {
  const record = {type: 'object', required: ['id']};
  for (const name of Object.keys(properties)) {
    const [, relation = '', isMany] = /^(.+)_id(s?)$/.exec(name) ?? [];
    if (relation) {
      properties[relation + isMany] ??= isMany ? {type: 'array', items: record} : record;
    }
  }
}
