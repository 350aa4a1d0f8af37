/** Characters that fit into a code block on screens 1280 px wide. */
const MAX_LINE_LENGTH = 78;

/** Prints JSON, with objects and lists on one line if they fit. */
export function printJson(value: unknown, width = MAX_LINE_LENGTH): string {
  return print(value, '', 0, width);
}

/** @param around length of the key before the value and the comma after it */
function print(value: unknown, indent: string, around: number, width: number): string {
  const short = onOneLine(value);
  const members = membersOf(value);
  if (!members || members.length === 0 || indent.length + around + short.length <= width) {
    return short;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${indent}  `;
  const lines = members.map(
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

function membersOf(value: unknown): (readonly [string, unknown])[] | undefined {
  if (Array.isArray(value)) {
    return value.map((member: unknown) => ['', member]);
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, member]) => [`${JSON.stringify(key)}: `, member])
    : undefined;
}
