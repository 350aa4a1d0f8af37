/** Longer lines have no room beside the menu of a screen of 1280 px. */
const WIDTH = 78;

/**
 * JSON as a reader likes it: what fits a line stands on one, anything longer has a line for each
 * member.
 */
export function printJson(value: unknown, width = WIDTH): string {
  return print(value, '', 0, width);
}

/** @param around how many characters stand on its line before and after the value, beside the indent */
function print(value: unknown, indent: string, around: number, width: number): string {
  const short = onOneLine(value);
  const members = membersOf(value);
  if (!members || members.length === 0 || indent.length + around + short.length <= width) {
    return short;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${indent}  `;
  const lines = members.map(
    // A comma follows.
    ([key, member]) => inner + key + print(member, inner, key.length + 1, width),
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  const members = membersOf(value);
  if (!members) {
    return JSON.stringify(value);
  }
  const inside = members.map(([key, member]) => key + onOneLine(member)).join(', ');
  return Array.isArray(value) ? `[${inside}]` : `{${inside}}`;
}

/** What an object or a list holds, each with what stands before it; `undefined` for a value. */
function membersOf(value: unknown): (readonly [string, unknown])[] | undefined {
  if (Array.isArray(value)) {
    return value.map((member: unknown) => ['', member]);
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, member]) => [`${JSON.stringify(key)}: `, member])
    : undefined;
}
