import fs from 'node:fs';
import {findUnreadableCharacter} from '@guide/content/safety';
import {parse} from 'yaml';

/** Keys that change the prototype of an object when copied. */
const unsafeKeys: unknown[] = ['__proto__', 'constructor', 'prototype'];

/** Parses a YAML file. @throws if it's invalid or contains unsafe keys or invisible characters */
export function readYaml(file: string): unknown {
  try {
    const text = fs.readFileSync(file, 'utf8');
    const character = findUnreadableCharacter(text);
    if (character) {
      const line = text.slice(0, character.offset).split('\n').length;
      throw new Error(`Line ${line} contains ${character.found}. ${character.remedy}`);
    }
    return parse(text, rejectUnsafeKey);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

function rejectUnsafeKey(key: unknown, value: unknown): unknown {
  if (unsafeKeys.includes(key)) {
    throw new Error(`The key "${String(key)}" isn't supported. Rename it.`);
  }
  return value;
}
