import path from 'node:path';
import {cachedParser} from '@guide/content';
import {isNode, LineCounter, parseDocument} from 'yaml';

export type KeyPath = readonly (string | number)[];

export interface YamlFile<Value> {
  value: Value;
  /** Returns file and line of a node or its closest ancestor: `api/v1.yaml:120`. */
  locationOf(path: KeyPath): string;
}

const parseFile = cachedParser((text) => {
  const lines = new LineCounter();
  return {parsed: parseDocument(text, {lineCounter: lines}), lines};
});

/** @throws with file and line if invalid */
export function readYaml<Value>(siteDir: string, file: string): YamlFile<Value> {
  const {parsed, lines} = parseFile(path.join(siteDir, file));
  const [fault] = parsed.errors;
  if (fault) {
    // The first line describes the error; the others quote the source.
    throw new Error(
      `${file}:${lines.linePos(fault.pos[0]).line}: ${fault.message.split(/ at line |\n/)[0]}. Correct the YAML.`,
    );
  }
  const locationOf = (keys: KeyPath): string => {
    const node: unknown = parsed.getIn(keys, true);
    const [start] = (isNode(node) && node.range) || [];
    if (start === undefined && keys.length > 0) {
      return locationOf(keys.slice(0, -1));
    }
    return `${file}:${lines.linePos(start ?? 0).line}`;
  };
  return {value: parsed.toJS() as Value, locationOf};
}
