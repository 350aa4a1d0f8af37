import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  operationsOf,
  type OperationEntry as Place,
} from '../../../../packages/openapi/src/operations';
import type {Description, Response, Schema} from '../../../../packages/openapi/src/types';
import {describeApi, root} from './description';

export type {Place};

const read = new Map<string, Schemas>();

/** What the description allows, in a language of the site. */
export function schemasOf(locale: string): Schemas {
  const schemas = read.get(locale) ?? readSchemas(describeApi(locale));
  read.set(locale, schemas);
  return schemas;
}

/** Operations by id and by address, and faults in what is sent and answered. */
function readSchemas(description: Description) {
  const {document, resolve} = description;
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({$id: 'api', ...withClosedRecords(document)});
  const places = operationsOf(document);

  /** The operations of an address such as `/api/v1/items/ACT-207?page=2`. */
  const placesAt = (address: string): Place[] => {
    const [path] = address.replace(root, '').split('?');
    return places.filter((place) =>
      new RegExp(`^${place.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path!),
    );
  };

  const faultsBy = (pointer: string, value: unknown): string[] => {
    // Compiled once: Ajv keeps it by its address.
    const validate = ajv.getSchema(`api#${pointer}`)!;
    return validate(value) ? [] : messagesOf(validate.errors!);
  };

  /** What an operation declares of a status. @throws when that is nothing */
  const responseOf = ({operation}: Place, status: number | string): Response => {
    const declared = operation.responses[status];
    if (!declared) {
      throw new Error(`${operation.operationId} declares no status ${status}`);
    }
    return resolve(declared);
  };

  return {
    description,
    places,
    responseOf,
    placesAt,
    placeOf: (id: string) => places.find(({operation}) => operation.operationId === id),

    /** @throws when there is no such operation */
    placeOfRequest(method: string, address: string): Place {
      const place = placesAt(address).find((one) => one.method === method.toLowerCase());
      if (!place) {
        throw new Error(`no operation ${method} ${address}`);
      }
      return place;
    },

    /** @param isPart whether members may be left out */
    faultsInReply(place: Place, status: number | string, body: unknown, isPart = false): string[] {
      const [type] = Object.keys(responseOf(place, status).content ?? {});
      if (!type) {
        return [`${place.operation.operationId} declares no body with ${status}`];
      }
      const declared = place.operation.responses[status]!;
      const pointer =
        '$ref' in declared ? declared.$ref.slice(1) : `${pointerTo(place)}/responses/${status}`;
      const faults = faultsBy(`${pointer}/content/${escape(type)}/schema`, body);
      return isPart ? faults.filter((fault) => !fault.startsWith('/ must have required')) : faults;
    },

    faultsInHeaders(place: Place, status: string, headers: string[][]): string[] {
      const {content = {}, headers: declared = {}} = responseOf(place, status);
      return headers.flatMap(([name = '', value = '']) => {
        if (name === 'Content-Type') {
          const types = Object.keys(content);
          return types.includes(value.split(';')[0]!)
            ? []
            : [`Content-Type ${value}, not ${types}`];
        }
        if (!declared[name]) {
          return [`${place.operation.operationId} declares no header ${name} with ${status}`];
        }
        const {schema = {}}: {schema?: Schema} = resolve(declared[name]);
        const isValid = ajv.validate(schema, schema.type === 'integer' ? Number(value) : value);
        return isValid ? [] : [`${name}: ${value} ${ajv.errorsText()}`];
      });
    },

    faultsInBody: (place: Place, body: unknown): string[] =>
      place.operation.requestBody
        ? faultsBy(`${pointerTo(place)}/requestBody/content/application~1json/schema`, body)
        : [`${place.operation.operationId} takes no body`],

    /** What of a query is unknown, and which value of it, of a path or of headers is none. */
    faultsInParameters(
      {path, operation: {operationId}, parameters}: Place,
      address: string,
      headers?: Record<string, unknown>,
    ): string[] {
      const [asked, search] = address.replace(root, '').split('?') as [string, string?];
      const query = new URLSearchParams(search);
      const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      const inPath = pattern.exec(asked)?.groups ?? {};
      const known = parameters.map((parameter) => resolve(parameter));
      const names = known.flatMap(({in: where, name}) => (where === 'query' ? name : []));
      const unknown = [...query.keys()].filter((name) => !names.includes(name.split('[')[0]!));
      return [
        ...unknown.map((name) => `${operationId} has no parameter ${name}`),
        ...known.flatMap(({in: where, name, required, schema = {}}) => {
          const values = {
            path: inPath[name],
            query: query.get(name) ?? undefined,
            header: headers?.[name.toLowerCase()],
          };
          const value = values[where as keyof typeof values];
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

    /** The scopes that an operation needs and a token lacks: each of a family includes reading it. */
    faultsInScopes({operation}: Place, scopes: string[]): string[] {
      const isGiven = (needed: string) =>
        scopes.includes(needed) ||
        (needed.endsWith(':read') &&
          scopes.some((scope) => scope.split(':')[0] === needed.split(':')[0]));
      return (operation.security ?? [])
        .flatMap(({token = []}) => token)
        .filter((needed) => !isGiven(needed))
        .map((needed) => `${operation.operationId} needs ${needed}`);
    },
  };
}

export type Schemas = ReturnType<typeof readSchemas>;

const pointerTo = ({path, method}: Place) => `/paths/${escape(path)}/${method}`;

/** `/` and `~` of a key, as a JSON pointer has them; a reference in a URI has braces encoded. */
function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/**
 * What is wrong, once: a choice of types says so of each of them, and where a field is wrong, those
 * beside it count as unknown.
 */
function messagesOf(errors: ErrorObject[]): string[] {
  const ofType = '/properties/type/const';
  const otherTypes = errors.filter(({schemaPath}) => schemaPath.endsWith(ofType));
  const ofOwnType = errors.filter(
    ({keyword, instancePath, schemaPath}) =>
      keyword !== 'anyOf' &&
      !otherTypes.some(
        (other) =>
          instancePath.startsWith(other.instancePath.replace(/\/type$/, '')) &&
          schemaPath.startsWith(other.schemaPath.replace(ofType, '')),
      ),
  );
  const known = ofOwnType.filter(({keyword}) => keyword !== 'unevaluatedProperties');
  const [said = errors] = [known, ofOwnType].filter(({length}) => length > 0);
  const messages = said.map(({instancePath, message, params}) => {
    const {unevaluatedProperty, additionalProperty = unevaluatedProperty} = params;
    return `${instancePath || '/'} ${message}${additionalProperty ? `: ${additionalProperty}` : ''}`;
  });
  return [...new Set(messages)];
}

/**
 * A copy in which records have the fields that they name, and no others: clients meet new ones, a
 * page shows those that there are.
 */
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

/** Visits a schema and those inside it that name fields and do not say whether there are others. */
function visitRecords(schema: Schema, visit: (record: Schema) => void): void {
  Object.values(schema.properties ?? {}).forEach((inner) => visitRecords(inner, visit));
  if (schema.items) {
    visitRecords(schema.items, visit);
  }
  if (schema.properties && schema.additionalProperties === undefined) {
    visit(schema);
  }
}

/** `expand` puts a record in the place of its identifier. */
function allowExpanded({properties = {}}: Schema): void {
  const record = {type: 'object', required: ['id']};
  for (const name of Object.keys(properties)) {
    const [, relation = '', isMany] = /^(.+)_id(s?)$/.exec(name) ?? [];
    if (relation) {
      properties[relation + isMany] ??= isMany ? {type: 'array', items: record} : record;
    }
  }
}
