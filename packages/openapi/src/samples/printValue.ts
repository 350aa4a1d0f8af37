export type Json = string | number | boolean | null | Json[] | {[name: string]: Json};

export interface Notation {
  indent: string;
  key: (name: string) => string;
  text: (value: string) => string;
  constant: (value: number | boolean | null) => string;
}

/** Prints JSON as a literal, with lists of plain values on one line. */
export function printValue(json: Json, notation: Notation, currentIndent = ''): string {
  if (typeof json === 'string') {
    return notation.text(json);
  }
  if (typeof json !== 'object' || json === null) {
    return notation.constant(json);
  }
  const inner = currentIndent + notation.indent;
  const print = (value: Json) => printValue(value, notation, inner);
  if (!Array.isArray(json)) {
    const lines = Object.entries(json).map(
      ([name, value]) => `${inner}${notation.key(name)}: ${print(value)},\n`,
    );
    return lines.length > 0 ? `{\n${lines.join('')}${currentIndent}}` : '{}';
  }
  const isPlain = json.every((value) => typeof value !== 'object' || value === null);
  return isPlain
    ? `[${json.map(print).join(', ')}]`
    : `[\n${json.map((value) => `${inner}${print(value)},\n`).join('')}${currentIndent}]`;
}

/** Characters that fit into a code block. */
const MAX_LINE_LENGTH = 76;

export function printCall(
  name: string,
  args: readonly string[],
  end: string,
  indent: string,
): string {
  const line = `${name}(${args.join(', ')})${end}`;
  return line.length <= MAX_LINE_LENGTH
    ? line
    : [`${name}(`, ...args.map((one) => `${indent}${one},`), `)${end}`].join('\n');
}
