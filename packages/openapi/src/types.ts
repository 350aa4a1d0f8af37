import type {Locale} from '@guide/content';
import type {TableTexts} from './texts';

/** OpenAPI 3.1 files. Paths are relative to `siteDir`. */
export interface ApiSource {
  description: string;
  /** OpenAPI overlay with translations; `{locale}` is replaced. */
  overlay: string;
  /** Environment variable, for samples. */
  tokenVariable: string;
  /** If omitted, operations and tables have no links to other pages. */
  links?: Links;
}

/** Sections of pages, such as `/api/responses.mdx#errors`, relative to the documents folder. */
export interface Links {
  /** Contains `<ApiErrors />`. */
  errors?: string;
  /** Contains `<ApiCodes />`. */
  codes?: string;
  /** Contains `<ApiRecords />`. */
  records?: string;
  /** Page with a heading for each resource: `#roadmap-item` for the schema `RoadmapItem`. */
  resources?: string;
  /** Explanations of parameters and headers, by their name. */
  names?: Readonly<Record<string, string>>;
}

/** For `<ApiProgram>`, by name. */
export type Programs = Readonly<
  Record<string, Readonly<Record<'curl' | 'javascript' | 'python', string>>>
>;

/** Translations of comments and values of programs, by English text. */
export type ProgramTexts = Readonly<Record<string, string>>;

export interface Reference {
  $ref: string;
}

/** A schema, or a `$ref` with keywords next to it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  required?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  /** When an optional field is required, as in `to become active`. */
  'x-required-when'?: string;
  'x-fixed-after-creation'?: boolean;
  'x-enum-descriptions'?: string[];
}

export interface Example {
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example | Reference>;
}

interface Header {
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Parameter extends Header {
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
}

/** Names of message codes that an operation or a response can return. */
export interface Codes {
  'x-codes'?: string[];
}

export interface Response extends Codes {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Operation extends Codes {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {content: Record<string, MediaType>} | Reference;
  responses: Record<string, Response | Reference>;
  externalDocs?: {url: string};
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

type PathItem = {[method in Method]?: Operation} & Pick<Operation, 'parameters'>;

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
}

export interface Tag {
  name: string;
  description?: string;
  'x-displayName'?: string;
}

export interface OpenApi {
  info?: {description?: string};
  servers?: {url: string; variables?: Record<string, {default: string}>}[];
  externalDocs?: {url: string};
  tags?: Tag[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
    responses?: Record<string, Response>;
    examples?: Record<string, Example>;
    'x-problems'?: ApiProblem[];
    'x-codes'?: ApiCode[];
    'x-scopes'?: {name: string; description: string}[];
  };
}

export interface Description {
  document: OpenApi;
  source: ApiSource;
  links: Links;
  locale: Locale;
  texts: TableTexts;
  /** Returns the target of a reference; other values unchanged. @throws if there's no target */
  resolve<Value extends object>(value: Value | Reference): Value;
}
