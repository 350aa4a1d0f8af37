import {findOperation, successOf} from '../operations';
import type {Description, Operation, Parameter} from '../types';
import type {Json} from './printValue';

/** A request as an example of the description makes it. */
export interface SampleRequest {
  /** In capitals. */
  method: string;
  /** The variable that holds the token. */
  tokenVariable: string;
  /** The address of the workspace, with its version. */
  base: string;
  /** What follows the base address, without a query. */
  path: string;
  query: [name: string, value: string][];
  /** Without those that every request has: the token, and the type of a body. */
  headers: [name: string, value: string][];
  body?: Json;
  /** Headers of the reply that a client needs next. */
  kept: string[];
  /** Whether the reply has a body. */
  hasReply: boolean;
}

/** Of the headers of a reply, those that its client sends back or follows. */
const keptHeaders = ['Location', 'ETag'];

/** Optional, and advised by the guide: a sample sends it whenever the operation takes it. */
const advised = 'Idempotency-Key';

/** What a page says of a request; the rest comes from the description. */
export interface Wanted {
  operation: string;
  /** Name of the body, among the examples of the operation; the first without it. */
  example?: string | undefined;
  /** As it stands in an address, before it is encoded. */
  query?: string | undefined;
  /** Of parameters in the path and in headers, by their names, in place of their own examples. */
  values?: Readonly<Record<string, string>>;
}

/**
 * Reads the request of an operation, as its parameters and its examples have it.
 *
 * @param tokenVariable `TELESCOPE_TOKEN`
 * @throws when the description has no such operation, parameter or example
 */
export function readRequest(
  description: Description,
  {operation: id, example, query, values = {}}: Wanted,
  tokenVariable: string,
): SampleRequest {
  const {method, path, operation, parameters} = findOperation(description, id);
  const pairs = (query?.split('&') ?? []).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as [string, string];
  });
  for (const name of [...Object.keys(values), ...pairs.map(([key]) => key.split('[')[0])]) {
    if (!parameters.some((parameter) => parameter.name === name)) {
      throw new Error(`${id} has no parameter "${name}".`);
    }
  }
  const valueOf = (parameter: Parameter) => {
    const {name, required} = parameter;
    const own = required || name === advised ? ownExample(parameter) : undefined;
    return values[name] ?? own;
  };
  const {reply} = successOf(description, operation);
  return {
    method: method.toUpperCase(),
    tokenVariable,
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
    kept: keptHeaders.filter((name) => Object.hasOwn(reply.headers ?? {}, name)),
    hasReply: reply.content !== undefined,
  };
}

/** The base address, with the values that its variables have by default. @throws without a server */
export function baseOf({document: {servers = []}}: Description): string {
  const [server] = servers;
  if (!server) {
    throw new Error('The description names no server.');
  }
  return server.url.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => server.variables?.[name]?.default ?? '',
  );
}

/** @throws when it has none: a sample cannot do without */
function ownExample({name, example}: Parameter): string {
  if (example === undefined) {
    throw new Error(`The parameter "${name}" has no example.`);
  }
  return String(example);
}

function bodyOf(
  {resolve}: Description,
  {operationId, requestBody}: Operation,
  name?: string,
): Json | undefined {
  if (!requestBody) {
    return undefined;
  }
  const {examples = {}} = resolve(requestBody).content['application/json'] ?? {};
  const names = Object.keys(examples);
  const example = examples[name ?? names[0] ?? ''];
  if (!example) {
    const known = names.join(', ') || 'none';
    throw new Error(`The body of ${operationId} has no example "${name ?? ''}". Known: ${known}.`);
  }
  return resolve(example).value as Json;
}
