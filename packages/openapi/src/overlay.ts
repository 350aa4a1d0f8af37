import {query, type JsonValue} from 'jsonpath-rfc9535';
import type {YamlFile} from './yamlFile';

/** OpenAPI Overlay 1.0.0: https://spec.openapis.org/overlay/v1.0.0.html */
export interface Overlay {
  overlay: string;
  actions: {target: string; update?: JsonValue; remove?: boolean}[];
}

type JsonObject = Record<string, JsonValue>;

/**
 * Puts the updates of an overlay into a description, which it changes. Stricter than the
 * specification, which lets a target that matches nothing pass: a text would go untranslated unseen.
 *
 * @throws naming file and line of an action that cannot be done, and the remedy
 */
export function applyOverlay(document: object, {value, placeOf}: YamlFile<Overlay>): void {
  value.actions.forEach(({target, update, remove}, index) => {
    const refuse = (message: string): never => {
      throw new Error(`${placeOf(['actions', index, 'target'])}: ${target} ${message}`);
    };
    if (remove || update === undefined) {
      refuse('has no `update`. An overlay of texts only updates: write `update`.');
    }
    const found = matchesOf(document, target, refuse);
    if (found.length === 0) {
      refuse('matches nothing in the description. Correct the target, or take the action out.');
    }
    for (const match of found) {
      if (Array.isArray(match)) {
        match.push(structuredClone(update!));
      } else if (isObject(match) && isObject(update)) {
        merge(match, update);
      } else {
        refuse('leads to a value. Name the object that holds it, and its key in `update`.');
      }
    }
  });
}

function matchesOf(document: object, target: string, refuse: (message: string) => never) {
  try {
    return query(document as JsonValue, target);
  } catch (error) {
    return refuse(
      `is no JSONPath (RFC 9535): ${(error as Error).message.split('\n')[0]} Correct it.`,
    );
  }
}

/** Objects are merged, lists are joined, other values take the place of what was there. */
function merge(target: JsonObject, update: JsonObject): void {
  for (const [key, value] of Object.entries(update)) {
    const own = target[key];
    if (isObject(own) && isObject(value)) {
      merge(own, value);
    } else if (Array.isArray(own) && Array.isArray(value)) {
      own.push(...structuredClone(value));
    } else {
      target[key] = structuredClone(value);
    }
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
