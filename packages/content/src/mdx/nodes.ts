import {attribute, type Node} from './tree';

/** One line of text, or several lines of text or nodes. Backticks in text mark code. */
export type Cell = string | readonly (string | Node | readonly Node[])[];

export function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Node {
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: linesOf(cell)})),
    })),
  };
}

export function codeOf(lang: string, value: string, title?: string): Node {
  return {type: 'code', lang, meta: title ? `title="${title}"` : null, value};
}

/** Block-level component or HTML element; `null` for a fragment. */
export function elementOf(
  name: string | null,
  attributes: Record<string, string>,
  children: Node[],
): Node {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children,
  };
}

/** Inline HTML element, as a node that remark-rehype renders with another tag. */
export function markup(
  hName: string,
  children: Node[],
  hProperties: Record<string, string> = {},
): Node {
  return {type: 'strong', data: {hName, hProperties}, children};
}

/** Formats a value in backticks: strings as they are, others as JSON. */
export function code(value: unknown): string {
  return `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
}

/** Parses text in which backticks mark code. */
export function inline(text: string): Node[] {
  return text
    .split('`')
    .flatMap((value, index): Node[] =>
      value === '' ? [] : [{type: index % 2 === 1 ? 'inlineCode' : 'text', value}],
    );
}

function linesOf(cell: Cell): Node[] {
  return [cell]
    .flat()
    .filter((line) => line !== '')
    .flatMap((line, index) => [
      ...(index > 0 ? [{type: 'break'}] : []),
      ...(typeof line === 'string' ? inline(line) : [line].flat()),
    ]);
}
