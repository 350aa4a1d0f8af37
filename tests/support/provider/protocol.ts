import type {StoredObject} from './store';

/** A request, read and parsed. */
export interface LoggedRequest {
  /** Without the port. */
  host: string;
  method: string;
  /** Without the query string; names in it are percent-encoded as they came. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON, or the text when it is none. */
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown): Answer => ({status: 200, body});

/** An error in the provider's shape. */
export const failure = (status: number, message: string): Answer => ({
  status,
  body: {message, status},
});

export const noSuchIndex = (name: string): Answer => failure(404, `Index ${name} does not exist`);

/** The value of an attribute such as `hierarchy.lvl1`. */
export function valueAt(object: unknown, attribute: string): unknown {
  return attribute
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], object);
}

/** The texts of an attribute by their whole names: `hierarchy` gives `hierarchy.lvl0` and so on. */
export function textsAt(object: unknown, attribute: string): [name: string, text: string][] {
  const value = valueAt(object, attribute);
  if (typeof value === 'string') {
    return [[attribute, value]];
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.keys(value).flatMap((key) => textsAt(object, `${attribute}.${key}`))
    : [];
}

/** Puts a value at `hierarchy.lvl1`, making the objects on the way. */
export function setAt(target: Record<string, unknown>, attribute: string, value: unknown): void {
  const keys = attribute.split('.');
  const last = keys.pop() as string;
  let parent = target;
  for (const key of keys) {
    parent = (parent[key] ??= {}) as Record<string, unknown>;
  }
  parent[last] = value;
}

/** The attributes asked for, and always the id. */
export function pick(object: StoredObject, attributes: readonly string[] = ['*']): StoredObject {
  if (attributes.includes('*')) {
    return structuredClone(object);
  }
  const picked: StoredObject = {objectID: object.objectID};
  for (const attribute of attributes) {
    const value = valueAt(object, attribute);
    if (value !== undefined) {
      setAt(picked, attribute, structuredClone(value));
    }
  }
  return picked;
}
