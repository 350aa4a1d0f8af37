/** Characters that fit into a code block on screens 1280 px wide. */
const MAX_LINE_LENGTH = 78;

/** Prints JSON, with objects and lists on one line if they fit. @param around length of key and comma */
export function printJson(
  value: unknown,
  width = MAX_LINE_LENGTH,
  indent = '',
  around = 0,
): string {
  const line = JSON.stringify(value, null, 1)
    .replaceAll(/(?<=[[{])\n\s*|\n\s*(?=[\]}])/g, '')
    .replaceAll(/\n\s*/g, ' ');
  const isLong = indent.length + around + line.length > width;
  if (!isLong || typeof value !== 'object' || /^(?:null|\[\]|\{\})$/.test(line)) {
    return line;
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value as object).map(([name, member]) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `;
    return inner + key + printJson(member, width, inner, key.length + 1);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
