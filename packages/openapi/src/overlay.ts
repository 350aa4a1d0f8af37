import {query, type JsonValue} from 'jsonpath-rfc9535';
import {checkShape, overlayShape} from './shape';
import type {YamlFile} from './yamlFile';

/** OpenAPI Overlay 1.0.0: https://spec.openapis.org/overlay/v1.0.0.html */
interface Overlay {
  actions: {target: string; update?: JsonValue}[];
}

type JsonObject = Record<string, JsonValue>;

/**
 * Applies an overlay in place. Stricter than the specification: a target without matches throws,
 * because its text would silently stay untranslated.
 */
export function applyOverlay(document: object, {value, locationOf}: YamlFile): void {
  checkShape(overlayShape, value, locationOf);
  (value as Overlay).actions.forEach(({target, update}, index) => {
    const fail = (message: string): never => {
      throw new Error(`${locationOf(['actions', index, 'target'])}: ${target} ${message}`);
    };
    const matches = matchesOf(document, target, fail);
    if (matches.length === 0) {
      fail('matches nothing in the description. Correct the target or remove the action.');
    }
    for (const match of matches) {
      if (Array.isArray(match) && update !== undefined) {
        match.push(structuredClone(update));
      } else if (isObject(match) && isObject(update)) {
        merge(match, update);
      } else {
        fail(
          'must match objects or lists, and have an `update`, which contains the key of a value.',
        );
      }
    }
  });
}

function matchesOf(document: object, target: string, fail: (message: string) => never) {
  try {
    return query(document as JsonValue, target);
  } catch (error) {
    return fail(
      `isn't a valid JSONPath (RFC 9535): ${(error as Error).message.split('\n')[0]} Correct it.`,
    );
  }
}

/** Merges objects, appends to lists and replaces other values. */
function merge(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const current = target[key];
    if (isObject(current) && isObject(value)) {
      merge(current, value);
    } else if (Array.isArray(current) && Array.isArray(value)) {
      current.push(...structuredClone(value));
    } else {
      target[key] = structuredClone(value);
    }
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
