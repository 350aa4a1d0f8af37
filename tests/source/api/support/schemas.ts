import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import {
  operationsOf,
  type OperationEntry as Endpoint,
} from '../../../../packages/openapi/src/operations';
import type {Description, Response, Schema} from '../../../../packages/openapi/src/types';
import {describeApi, apiBasePath} from './description';

export type {Endpoint};

/** Returns validators for the API description in a language. */
export function schemasOf(locale: string) {
  const description = describeApi(locale);
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

  return {
    description,
    endpoints,

    /** @throws if there is no such operation */
    endpointOfRequest(method: string, address: string): Endpoint {
      const [pathname] = splitAddress(address);
      const endpoint = endpoints.find(
        (one) => one.method === method.toLowerCase() && patternOf(one).test(pathname),
      );
      if (!endpoint) {
        throw new Error(`no operation ${method} ${address}`);
      }
      return endpoint;
    },

    faultsInResponse(endpoint: Endpoint, status: string, body: unknown): string[] {
      const declared = endpoint.operation.responses[status]!;
      const [type] = Object.keys(resolve<Response>(declared).content!);
      const pointer =
        '$ref' in declared ? declared.$ref.slice(1) : `${pointerTo(endpoint)}/responses/${status}`;
      return schemaFaults(`${pointer}/content/${escape(type!)}/schema`, body);
    },

    faultsInBody: (endpoint: Endpoint, body: unknown): string[] =>
      endpoint.operation.requestBody
        ? schemaFaults(`${pointerTo(endpoint)}/requestBody/content/application~1json/schema`, body)
        : [`${endpoint.operation.operationId} takes no body`],

    faultsInParameters(
      endpoint: Endpoint,
      address: string,
      headers: Record<string, unknown>,
    ): string[] {
      const [pathname, query] = splitAddress(address);
      const inPath = patternOf(endpoint).exec(pathname)!.groups ?? {};
      const declared = endpoint.parameters.map((parameter) => resolve(parameter));
      const names = declared.flatMap(({in: location, name}) => (location === 'query' ? name : []));
      const unknown = [...query.keys()].filter((name) => !names.includes(name.split('[')[0]!));
      const faults = declared.flatMap(({in: location, name, required, schema = {}}) => {
        const value =
          location === 'query'
            ? (query.get(name) ?? undefined)
            : (inPath[name] ?? headers[name.toLowerCase()]);
        if (value === undefined) {
          return required ? [`needs ${name}`] : [];
        }
        const typed = {integer: Number(value), array: String(value).split(',')};
        const isValid = ajv.validate(schema, typed[schema.type as keyof typeof typed] ?? value);
        return isValid ? [] : [`${name}: ${String(value)} ${ajv.errorsText()}`];
      });
      return [...unknown.map((name) => `has no parameter ${name}`), ...faults];
    },
  };
}

function splitAddress(address: string): [pathname: string, query: URLSearchParams] {
  const [pathname = '', search] = address.replace(apiBasePath, '').split('?');
  return [pathname, new URLSearchParams(search)];
}

/** Matches the paths of an operation, with a group per parameter. */
function patternOf({path}: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

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
