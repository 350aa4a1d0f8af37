import {requireEntry} from '@guide/content';
import {
  methods,
  type Description,
  type MediaType,
  type Method,
  type OpenApi,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
  type Tag,
} from './types';

export interface OperationEntry {
  path: string;
  method: Method;
  operation: Operation;
  /** Parameters of the path, then of the operation. */
  parameters: (Parameter | Reference)[];
}

export function operationsOf({paths}: Pick<OpenApi, 'paths'>): OperationEntry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const parameters = [item, operation].flatMap((one) => one?.parameters ?? []);
      return operation ? [{path, method, operation, parameters}] : [];
    }),
  );
}

/** Finds an operation, with resolved parameters. @throws if there's no such operation */
export function findOperation({document, resolve}: Description, id: string) {
  const entries = operationsOf(document).map((one) => [one.operation.operationId, one] as const);
  const found = requireEntry('operation', id, Object.fromEntries(entries));
  return {...found, parameters: found.parameters.map((one) => resolve(one))};
}

export function areaNameOf(tag: Tag): string {
  return tag['x-displayName'] ?? tag.name;
}

export type ResolvedOperation = ReturnType<typeof findOperation>;

export function contentOf({content}: {content?: Record<string, MediaType>}): MediaType | undefined {
  return content?.['application/json'];
}

export function responsesOf({resolve}: Description, {responses}: Operation) {
  return Object.entries(responses).map(([status, response]) => ({
    status,
    response: resolve<Response>(response),
  }));
}

/** Returns the responses of all operations with a status below 400. */
export function successResponses(description: Description) {
  return operationsOf(description.document)
    .flatMap(({operation}) => responsesOf(description, operation))
    .filter(({status}) => status < '400');
}

/** Returns the first 2xx response, which the linter requires. */
export function successResponse(description: Description, operation: Operation) {
  return responsesOf(description, operation).find(({status}) => status.startsWith('2'))!;
}

/** Returns the names of the headers that not all successful responses have. */
export function ownHeaders({headers = {}}: Response, description: Description): string[] {
  const responses = successResponses(description);
  return Object.keys(headers).filter((name) =>
    responses.some(({response}) => !Object.hasOwn(response.headers ?? {}, name)),
  );
}
