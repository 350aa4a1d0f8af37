import {
  methods,
  type Description,
  type Method,
  type OpenApi,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
} from './types';

/** An operation, where it stands in a description. */
export interface PlacedOperation {
  path: string;
  method: Method;
  operation: Operation;
  /** Those of its path, then its own; some stand elsewhere in the description. */
  parameters: (Parameter | Reference)[];
}

/** The operations of a description, in its order. */
export function operationsOf({paths}: Pick<OpenApi, 'paths'>): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const parameters = [item, operation].flatMap((one) => one?.parameters ?? []);
      return operation ? [{path, method, operation, parameters}] : [];
    }),
  );
}

/** An operation by its id, with its parameters as they are. @throws when there is none */
export function findOperation({document, resolve}: Description, id: string) {
  const found = operationsOf(document).find(({operation}) => operation.operationId === id);
  if (!found) {
    throw new Error(`The description has no operation "${id}".`);
  }
  return {...found, parameters: found.parameters.map((one) => resolve(one))};
}

/** The replies of an operation, by their status. */
export function repliesOf({resolve}: Description, {responses}: Operation) {
  return Object.entries(responses).map(([status, response]) => ({
    status,
    reply: resolve<Response>(response),
  }));
}

/** The first reply that is a success. @throws when there is none */
export function successOf(description: Description, operation: Operation) {
  const success = repliesOf(description, operation).find(({status}) => status.startsWith('2'));
  if (!success) {
    throw new Error(`${operation.operationId} declares no success.`);
  }
  return success;
}
