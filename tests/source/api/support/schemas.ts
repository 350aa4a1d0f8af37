import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  operationsOf,
  type PlacedOperation as Place,
} from '../../../../packages/content/src/api/operations';
import type {Description, Response, Schema} from '../../../../packages/content/src/api/types';
import {root} from './description';

export type {Place};

/** What the description allows: operations by id and by address, and faults in what is sent and answered. */
export function readSchemas(description: Description) {
  const {document, resolve} = description;
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({$id: 'api', ...closed(document)} as object);

  const places = operationsOf(document);

  /** The operations of an address such as `/api/v1/items/ACT-207?page=2`. */
  const placesAt = (address: string) => {
    const [path] = address.replace(root, '').split('?');
    return places.filter((place) =>
      new RegExp(`^${place.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path!),
    );
  };

  const validators = new Map<string, ValidateFunction>();
  const faultsBy = (pointer: string, value: unknown): string[] => {
    const validate = validators.get(pointer) ?? ajv.compile({$ref: `api#${pointer}`});
    validators.set(pointer, validate);
    return validate(value) ? [] : saidOnce(validate.errors ?? []);
  };

  const responseOf = ({operation}: Place, status: number | string): Response | undefined => {
    const declared = operation.responses[status];
    return declared && resolve(declared);
  };

  /** Where a part of a response stands, which may be shared by several operations. */
  const pointerTo = ({path, method, operation}: Place, status: number | string) => {
    const declared = operation.responses[status]!;
    return '$ref' in declared
      ? declared.$ref.slice(1)
      : `/paths/${escape(path)}/${method}/responses/${status}`;
  };

  const undeclared = (place: Place, status: number | string) =>
    `${place.operation.operationId} declares no status ${status}`;

  return {
    description,
    places,
    placesAt,
    responseOf,
    placeOf: (id: string) => places.find(({operation}) => operation.operationId === id),

    /** @param isPart whether members may be left out */
    faultsInReply(place: Place, status: number | string, body: unknown, isPart = false): string[] {
      const response = responseOf(place, status);
      const [type] = Object.keys(response?.content ?? {});
      if (!response || !type) {
        return [
          response
            ? `${place.operation.operationId} declares no body with ${status}`
            : undeclared(place, status),
        ];
      }
      const faults = faultsBy(`${pointerTo(place, status)}/content/${escape(type)}/schema`, body);
      return isPart ? faults.filter((fault) => !/^\/ must have required/.test(fault)) : faults;
    },

    faultsInHeaders(
      place: Place,
      status: number | string,
      headers: Readonly<Record<string, string>>,
    ): string[] {
      const response = responseOf(place, status);
      if (!response) {
        return [undeclared(place, status)];
      }
      const declared = Object.entries(response.headers ?? {});
      const types = Object.keys(response.content ?? {});
      return Object.entries(headers).flatMap(([name, value]) => {
        if (name.toLowerCase() === 'content-type') {
          return types.includes(value.split(';')[0]!)
            ? []
            : [`Content-Type ${value} is not declared: ${types.join(', ') || 'no body'}`];
        }
        const header = declared.find(([known]) => known.toLowerCase() === name.toLowerCase());
        if (!header) {
          return [`${place.operation.operationId} declares no header ${name} with ${status}`];
        }
        const {schema = {}} = resolve(header[1]);
        const validate = ajv.compile({...schema});
        const typed = schema.type === 'integer' ? Number(value) : value;
        return validate(typed) ? [] : [`${name}: ${value} ${ajv.errorsText(validate.errors)}`];
      });
    },

    faultsInBody({path, method, operation}: Place, body: unknown): string[] {
      return operation.requestBody
        ? faultsBy(
            `/paths/${escape(path)}/${method}/requestBody/content/application~1json/schema`,
            body,
          )
        : [`${operation.operationId} takes no body`];
    },

    faultsInParameters({operation, parameters}: Place, query: Iterable<string>): string[] {
      const known = parameters
        .map((parameter) => resolve(parameter))
        .filter((parameter) => parameter.in === 'query')
        .map(({name}) => name);
      return [...query]
        .filter((name) => !known.includes(name.split('[')[0]!))
        .map((name) => `${operation.operationId} has no parameter ${name}`);
    },

    faultsInProblem: (problem: unknown) => faultsBy('/components/schemas/Problem', problem),
  };
}

export type Schemas = ReturnType<typeof readSchemas>;

/** What is wrong. Where a field is, those beside it count as unknown too: that is left out. */
function saidOnce(errors: ErrorObject[]): string[] {
  const ours = errors.filter(({keyword}) => !choices.has(keyword));
  const certain = ours.filter(({keyword}) => keyword !== 'unevaluatedProperties');
  const said = (certain.length > 0 ? certain : ours).map(({instancePath, message, params}) => {
    const more = params as Record<string, unknown>;
    const name = more.unevaluatedProperty ?? more.additionalProperty ?? '';
    return `${instancePath || '/'} ${message}${name ? `: ${String(name)}` : ''}`;
  });
  return [...new Set(said)];
}

/** `/` and `~` of a key, as a JSON pointer has them; a reference in a URI has braces encoded. */
function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/**
 * A copy in which records have the fields that they name, and no others: clients meet new ones, a
 * page shows those that there are.
 */
function closed(document: Description['document']): object {
  const copy = structuredClone(document);
  const {schemas} = copy.components;
  const branches = new Set<string>();
  for (const {properties, allOf = [], anyOf = [], oneOf = []} of Object.values(schemas)) {
    // A choice alone has its fields in its branches, which are closed.
    if (!properties) {
      continue;
    }
    [...allOf, ...anyOf, ...oneOf].forEach(({$ref = ''}) => branches.add($ref.split('/').at(-1)!));
  }
  Object.values(schemas).forEach((schema) => walk(schema, letExpand));
  Object.entries(schemas)
    .filter(([name]) => !branches.has(name))
    .forEach(([, schema]) => walk(schema, close));
  Object.values(schemas).forEach((schema) => chooseByType(schema, schemas));
  return copy;
}

/** A record of several types has the fields of its own: what the other types lack is no fault. */
function chooseByType(schema: Schema, schemas: Record<string, Schema>): void {
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const types = branches.map(({$ref = ''}) => schemas[$ref.split('/').at(-1)!]?.properties?.type);
  if (schema.properties || types.length === 0 || types.some((type) => type?.const === undefined)) {
    return;
  }
  const typed = {required: ['type']};
  const choice = {anyOf: branches};
  delete schema.anyOf;
  delete schema.oneOf;
  Object.assign(schema, {
    properties: {type: {enum: types.map((type) => type!.const)}},
    allOf: [
      {if: typed, else: choice},
      ...branches.map((branch, index) => ({
        if: {...typed, properties: {type: types[index]}},
        then: branch,
      })),
    ],
  });
}

/** `expand` puts a record in the place of its identifier. */
function letExpand({properties = {}}: Schema): void {
  for (const name of Object.keys(properties)) {
    const relation = /^(.+)_id(s?)$/.exec(name);
    if (relation) {
      const record = {type: 'object', required: ['id']};
      properties[relation[1]! + relation[2]!] ??= relation[2]
        ? {type: 'array', items: record}
        : record;
    }
  }
}

function close(schema: Schema & {unevaluatedProperties?: boolean}): void {
  if ((schema.properties ?? schema.allOf) && schema.additionalProperties === undefined) {
    schema.unevaluatedProperties = false;
  }
}

/** What a choice adds to the object that it stands in: that one is closed. */
const choices = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else']);

/** Visits the objects of a tree, but for the branches of choices. */
function walk(value: unknown, visit: (schema: Schema) => void): void {
  if (typeof value === 'object' && value !== null) {
    visit(value as Schema);
    Object.entries(value)
      .filter(([key]) => !choices.has(key))
      .forEach(([, inner]) => walk(inner, visit));
  }
}
