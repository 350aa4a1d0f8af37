import path from 'node:path';
import {cachedParser} from '@guide/content';
import {findUnreadableCharacter} from '@guide/content/safety';
import {isNode, isScalar, LineCounter, parseDocument, visit, type Document, type Node} from 'yaml';

export type KeyPath = readonly (string | number)[];

export interface YamlFile {
  value: unknown;
  /** Returns file and line of a node or its closest ancestor: `api/v1.yaml:120`. */
  locationOf(path: KeyPath): string;
}

/** Keys that change the prototype of an object when copied. */
const unsafeKeys: unknown[] = ['__proto__', 'constructor', 'prototype'];

const parseFile = cachedParser((text) => {
  const lines = new LineCounter();
  const parsed = parseDocument(text, {lineCounter: lines});
  const [offset, message] = faultIn(text, parsed) ?? [];
  return {parsed, lines, fault: offset !== undefined && {offset, message}};
});

/** @throws with file and line if invalid */
export function readYaml(siteDir: string, file: string): YamlFile {
  const {parsed, lines, fault} = parseFile(path.join(siteDir, file));
  const lineOf = (offset: number) => `${file}:${lines.linePos(offset).line || 1}`;
  if (fault) {
    throw new Error(`${lineOf(fault.offset)}: ${fault.message}`);
  }
  const locationOf = (keys: KeyPath): string => {
    const node: unknown = parsed.getIn(keys, true);
    const [start] = (isNode(node) && node.range) || [];
    if (start === undefined && keys.length > 0) {
      return locationOf(keys.slice(0, -1));
    }
    return lineOf(start ?? 0);
  };
  return {value: parsed.toJS(), locationOf};
}

function faultIn(text: string, parsed: Document): [offset: number, message: string] | undefined {
  const character = findUnreadableCharacter(text);
  if (character) {
    return [character.offset, `contains ${character.found}. ${character.remedy}`];
  }
  const [error] = parsed.errors;
  if (error) {
    // The first line describes the error; the others quote the source.
    return [error.pos[0], `${error.message.split(/ at line |\n/)[0]}. Correct the YAML.`];
  }
  let fault: [number, string] | undefined;
  const stop = ({range}: Node, message: string) => {
    fault = [range![0], message];
    return visit.BREAK;
  };
  visit(parsed, {
    Alias: (_, alias) =>
      alias.resolve(parsed)
        ? undefined
        : stop(alias, `unknown alias *${alias.source}. Add its anchor &${alias.source} before it.`),
    Pair: (_, {key}) =>
      isScalar(key) && unsafeKeys.includes(key.value)
        ? stop(key, `the key "${String(key.value)}" isn't supported. Rename it.`)
        : undefined,
  });
  return fault;
}
