import {exec, type JsonValue} from 'jsonpath-rfc9535';

/**
 * OpenAPI Overlay 1.0.0: https://spec.openapis.org/overlay/v1.0.0.html. Actions can also replace
 * texts, as in 1.1.0, which Redocly doesn't lint yet.
 */
export interface Overlay {
  actions: {target: string; update: JsonValue}[];
}

type JsonObject = Record<string, JsonValue>;

/** Applies an overlay in place. @throws if a target is invalid or matches nothing */
export function applyOverlay(document: object, {actions}: Overlay): void {
  for (const {target, update} of actions) {
    const matches: {parent: JsonObject; key: string}[] = [];
    try {
      exec(document as JsonValue, target, (_, path) => {
        const keys = path.map(String);
        const parent = keys
          .slice(0, -1)
          .reduce((node, key) => node[key] as JsonObject, document as JsonObject);
        matches.push({parent, key: keys.at(-1)!});
      });
    } catch (error) {
      throw new Error(`${target} isn't a valid JSONPath (RFC 9535).`, {cause: error});
    }
    // Stricter than the specification, because its text would silently stay untranslated.
    if (matches.length === 0) {
      throw new Error(`${target} matches nothing in the description.`);
    }
    matches.forEach(({parent, key}) => merge(parent, {[key]: update}));
  }
}

/** Merges objects, and replaces other values. */
function merge(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const current = target[key];
    if (isObject(current) && isObject(value)) {
      merge(current, value);
    } else {
      target[key] = structuredClone(value);
    }
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
