import type {KeyPath} from './yamlFile';

/** Matches `#/components/schemas/Item/properties/id`: generators can't name such a type. */
export const pathIntoSchema = /^#\/components\/schemas\/\w+\//;

/** Returns the target of a reference, `undefined` if it doesn't exist. */
export function targetOf(document: object, reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  );
}

/** @throws with file and line if a `$ref` has no target */
export function checkReferences(document: object, locationOf: (path: KeyPath) => string): void {
  const visit = (value: unknown, path: KeyPath): void => {
    if (typeof value !== 'object' || value === null) {
      return;
    }
    const {$ref} = value as {$ref?: unknown};
    if (typeof $ref === 'string' && targetOf(document, $ref) === undefined) {
      throw new Error(
        `${locationOf([...path, '$ref'])}: $ref "${$ref}" has no target. Correct it.`,
      );
    }
    Object.entries(value).forEach(([key, one]) => visit(one, [...path, key]));
  };
  visit(document, []);
}
