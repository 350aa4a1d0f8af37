import {requireEntry} from '@guide/content';
import {contentOf, findOperation, successResponse} from '../operations';
import type {Description, Operation, Parameter} from '../types';
import type {Json} from './printValue';

/** Response headers that a client uses in its next request. */
const usedResponseHeaders = ['Location', 'ETag'];

/** Optional, but the guide recommends it, so samples send it if the operation accepts it. */
const recommendedHeader = 'Idempotency-Key';

export interface SampleOptions {
  operation: string;
  /** Name of a body example. Default: the first. */
  example?: string | undefined;
  query?: string | undefined;
  /** Name of a response example in the reference. Default: the first. */
  reply?: string | undefined;
  /** Default: the examples of required parameters and of `Idempotency-Key`. */
  values?: Readonly<Record<string, string>>;
}

export type SampleRequest = ReturnType<typeof buildRequest>;

/** Builds the request of a sample. @throws if there's no such operation, parameter or example */
export function buildRequest(
  description: Description,
  {operation: id, example, query, values = {}}: SampleOptions,
) {
  const {method, path, operation, parameters} = findOperation(description, id);
  const pairs = [...new URLSearchParams(query)];
  for (const name of [...Object.keys(values), ...pairs.map(([key]) => key.split('[')[0])]) {
    if (!parameters.some((parameter) => parameter.name === name)) {
      throw new Error(`${id} has no parameter "${name}".`);
    }
  }
  const valueOf = (parameter: Parameter) => {
    const {name, required} = parameter;
    const isSent = required || name === recommendedHeader;
    return values[name] ?? (isSent ? String(parameter.example) : undefined);
  };
  const {response} = successResponse(description, operation);
  return {
    method: method.toUpperCase(),
    tokenVariable: description.source.tokenVariable,
    base: baseOf(description),
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(valueOf(parameters.find((one) => one.name === name)!)!),
    ),
    query: pairs,
    headers: parameters.flatMap((parameter) => {
      const value = parameter.in === 'header' ? valueOf(parameter) : undefined;
      return value === undefined ? [] : [[parameter.name, value] as [string, string]];
    }),
    body: bodyOf(description, operation, example),
    responseHeaders: usedResponseHeaders.filter((name) =>
      Object.hasOwn(response.headers ?? {}, name),
    ),
    hasResponseBody: response.content !== undefined,
  };
}

/** Returns the URL of the first server, with the defaults of its variables. */
export function baseOf({document: {servers}}: Description): string {
  const {url, variables} = servers![0]!;
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables![name]!.default);
}

function bodyOf(
  {resolve}: Description,
  {operationId, requestBody}: Operation,
  name?: string,
): Json | undefined {
  if (!requestBody) {
    return undefined;
  }
  const {examples = {}} = contentOf(resolve(requestBody)) ?? {};
  const [first] = Object.keys(examples);
  const example = requireEntry(`body of ${operationId}`, name ?? first, examples);
  return resolve(example).value as Json;
}
