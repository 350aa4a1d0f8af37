import {
  methods,
  type Method,
  type OpenApi,
  type Operation,
  type Parameter,
  type Reference,
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
