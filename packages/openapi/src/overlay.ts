import {exec, type JsonValue} from 'jsonpath-rfc9535';
import {checkShape, overlayShape} from './shape';
import type {YamlFile} from './yamlFile';

/**
 * OpenAPI Overlay 1.0.0: https://spec.openapis.org/overlay/v1.0.0.html. Actions can also replace
 * texts, as in 1.1.0, which Redocly doesn't lint yet.
 */
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
    for (const {match, parent, key} of matches) {
      if (typeof match === 'string' && typeof update === 'string') {
        parent[key] = update;
      } else if (Array.isArray(match) && update !== undefined) {
        match.push(structuredClone(update));
      } else if (isObject(match) && isObject(update)) {
        merge(match, update);
      } else {
        fail(
          'must match objects, lists or texts, and have an `update` of the same kind, which contains the key of a value.',
        );
      }
    }
  });
}

type Parent = Record<string | number, JsonValue>;

interface Match {
  match: JsonValue;
  parent: Parent;
  key: string | number;
}

function matchesOf(document: object, target: string, fail: (message: string) => never): Match[] {
  const matches: Match[] = [];
  try {
    exec(document as JsonValue, target, (match, path) => {
      const parent = path
        .slice(0, -1)
        .reduce<JsonValue>((node, key) => (node as Parent)[key]!, document as JsonValue);
      matches.push({match, parent: parent as Parent, key: path.at(-1)!});
    });
    return matches;
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
