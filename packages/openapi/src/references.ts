import type {KeyPath} from './yamlFile';

/** Matches `#/components/schemas/Item/properties/id`: generators can't name such a type. */
export const pathIntoSchema = /^#\/components\/schemas\/\w+\//;

/** Keys of a schema whose values are merged into it, or name its type. */
const composing = ['allOf', 'anyOf', 'oneOf', 'items'];

/** Returns the target of a reference, `undefined` if it doesn't exist. */
export function targetOf(document: object, reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    document,
  );
}

/** @throws with file and line if a `$ref` has no target, or a schema consists of itself */
export function checkReferences(document: object, locationOf: (path: KeyPath) => string): void {
  const done = new Set<unknown>();
  const open = new Set<unknown>();

  /** Follows the parts of a schema, each once. */
  function follow(value: unknown, path: KeyPath): void {
    if (typeof value !== 'object' || value === null || done.has(value)) {
      return;
    }
    if (open.has(value)) {
      throw new Error(
        `${locationOf(path)}: the schema consists of itself. Refer to it from \`properties\` instead.`,
      );
    }
    open.add(value);
    const {$ref} = value as {$ref?: unknown};
    if (typeof $ref === 'string') {
      const target = targetOf(document, $ref);
      if (target === undefined) {
        throw new Error(
          `${locationOf([...path, '$ref'])}: $ref "${$ref}" has no target. Correct it.`,
        );
      }
      follow(target, path);
    }
    for (const [key, one] of Object.entries(value)) {
      if (composing.includes(key) || Array.isArray(value)) {
        follow(one, [...path, key]);
      }
    }
    open.delete(value);
    done.add(value);
  }

  const visit = (value: unknown, path: KeyPath): void => {
    follow(value, path);
    if (typeof value === 'object' && value !== null) {
      const {$ref} = value as {$ref?: unknown};
      if (
        pathIntoSchema.test(String($ref)) &&
        `#/${path.join('/')}/`.startsWith(`${$ref as string}/`)
      ) {
        throw new Error(
          `${locationOf(path)}: $ref "${$ref as string}" contains itself. Move its target to \`components.schemas\`.`,
        );
      }
      Object.entries(value).forEach(([key, one]) => visit(one, [...path, key]));
    }
  };
  visit(document, []);
}
