import type {Locale} from '@guide/content';
import type {OpenAPIV3_1} from 'openapi-types';

export type Reference = OpenAPIV3_1.ReferenceObject;
export type Parameter = OpenAPIV3_1.ParameterObject;
export type Header = OpenAPIV3_1.HeaderObject;
export type MediaType = OpenAPIV3_1.MediaTypeObject;
export type Response = OpenAPIV3_1.ResponseObject & Codes;

/** Names of message codes that an operation or a response can return. */
interface Codes {
  'x-codes'?: string[];
}

/** A schema, or a `$ref` with keywords beside it, which `openapi-types` doesn't allow. */
export interface Schema extends Omit<OpenAPIV3_1.BaseSchemaObject, keyof Subschemas>, Subschemas {
  $ref?: string;
  type?: string | string[];
  /** When an optional field is required, as in `to become active`. */
  'x-required-when'?: string;
  'x-fixed-after-creation'?: boolean;
  /** Texts of `enum`, in the same order. */
  'x-enum-descriptions'?: string[];
}

interface Subschemas {
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** An operation with the fields that the linter requires. */
export type Operation = OpenAPIV3_1.OperationObject<
  Codes & {
    operationId: string;
    summary: string;
    responses: OpenAPIV3_1.ResponsesObject;
  }
>;

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {[method in Method]?: Operation} & Pick<
  OpenAPIV3_1.PathItemObject,
  'parameters'
>;

/** RFC 9457. `slug` is the last segment of its URI. */
interface ApiProblem {
  slug: string;
  status: number;
  title: string;
  remedy: string;
}

/** A product message that the API returns as `code`. */
export interface ApiCode {
  code: string;
  status: number;
  /** Codes in records, such as import runs, have none. */
  problem?: string;
  note?: string;
  /** Text, only in downloads. */
  message?: string;
  /** Body fields that it can concern, for examples. */
  fields?: string[];
}

type Definitions<Kind extends keyof OpenAPIV3_1.ComponentsObject> = Record<
  string,
  Exclude<NonNullable<OpenAPIV3_1.ComponentsObject[Kind]>[string], Reference>
>;

export interface OpenApi {
  servers?: OpenAPIV3_1.ServerObject[];
  externalDocs?: OpenAPIV3_1.ExternalDocumentationObject;
  tags?: (OpenAPIV3_1.TagObject & {'x-displayName'?: string})[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Definitions<'parameters'>;
    headers?: Definitions<'headers'>;
    responses?: Record<string, Response>;
    examples?: Definitions<'examples'>;
    'x-problems'?: ApiProblem[];
    'x-codes'?: ApiCode[];
    'x-scopes'?: {name: string; description: string}[];
  };
}

export interface Description {
  document: OpenApi;
  locale: Locale;
  /** Returns the target of a reference; other values unchanged. */
  resolve<Value extends object>(value: Value | Reference): Value;
}
