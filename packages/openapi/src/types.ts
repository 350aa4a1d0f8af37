import type {Locale} from '@guide/content';

/** A part of a description that stands elsewhere in it. */
export interface Reference {
  $ref: string;
}

/** What a field, a parameter or a body may hold: JSON Schema 2020-12, as far as tables show it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  /** When a field that may be left out is required after all: `to become active`. */
  'x-required-when'?: string;
  'x-fixed-after-creation'?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
}

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  description?: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface Header {
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Example {
  value: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
}

interface RequestBody {
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  /** What the summary does not say. */
  description?: string;
  /** `[{token: ['projects:write']}]`: the scopes that the token needs. */
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {[method in Method]?: Operation} & {
  parameters?: (Parameter | Reference)[];
};

/** An error of the API: the end of its `type`, and what a client does about it. */
interface ApiProblem {
  slug: string;
  status: number;
  title: string;
  remedy: string;
}

/** A message of the product or of an import, as the API gives it in `code`. */
interface ApiCode {
  code: string;
  status: number;
  /** Slug of its problem; none where the code stands in a record, such as a run. */
  problem?: string;
  note?: string;
}

/** A description of an API, as far as pages and downloads are made of it. */
export interface OpenApi {
  servers?: {url: string; variables?: Record<string, {default: string}>}[];
  tags?: {name: string; 'x-displayName'?: string; description?: string}[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
    responses?: Record<string, Response>;
    requestBodies?: Record<string, RequestBody>;
    examples?: Record<string, Example>;
    'x-problems'?: ApiProblem[];
    'x-codes'?: ApiCode[];
    'x-scopes'?: {name: string; description: string}[];
  };
}

/** A description in one language. */
export interface Description {
  document: OpenApi;
  locale: Locale;
  /** What a reference names; any other value is given back. */
  resolve<Value extends object>(value: Value | Reference): Value;
}
