import fs from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';

/** The keys and numbers that lead to a part of a file. */
export type KeyPath = readonly (string | number)[];

/** A file of YAML, with the lines of its parts. */
export interface YamlFile<Value> {
  value: Value;
  /** Where a part stands, or the nearest one that holds it: `api/v1.yaml:120`. */
  placeOf(path: KeyPath): string;
}

/**
 * Reads a file of YAML.
 *
 * @param file from `siteDir`
 * @throws naming file and line when it is not there, or is no valid YAML
 */
export function readYaml<Value>(siteDir: string, file: string): YamlFile<Value> {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    throw new Error(
      `${file}: there is no such file. Write it, or correct its path in the options of the content.`,
    );
  }
  const lines = new LineCounter();
  const parsed = parseDocument(fs.readFileSync(absolute, 'utf8'), {lineCounter: lines});
  const [fault] = parsed.errors;
  if (fault) {
    // Its first line says what is wrong, the others show it.
    throw new Error(
      `${file}:${lines.linePos(fault.pos[0]).line}: ${fault.message.split(/ at line |\n/)[0]}. Correct the YAML.`,
    );
  }
  const placeOf = (keys: KeyPath): string => {
    const node: unknown = parsed.getIn(keys, true);
    const [start] = (isNode(node) && node.range) || [];
    if (start === undefined && keys.length > 0) {
      return placeOf(keys.slice(0, -1));
    }
    return `${file}:${lines.linePos(start ?? 0).line}`;
  };
  return {value: parsed.toJS() as Value, placeOf};
}
