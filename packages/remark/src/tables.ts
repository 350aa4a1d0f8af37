import type {Node} from '@guide/content/mdx';

/** Tables with fewer columns fit most screens. */
const MIN_WIDE_COLUMNS = 5;

/** Matches `1,200,000`, `35 %` and `−€20.50`. */
const number = /^[−+-]?[€$£]?\s?\d[\d\s.,]*[%€$£]?$/;
/** Matches `30 June 2026` and `1er juin 2026`. */
const date = /^\d{1,2}(er)?\s\p{L}+\s\d{4}$/u;
const dash = '–';

/** The same word in every language of the guide. */
const total = 'Total';

/** Class of API tables, which are left alone. */
const STACKED_CLASS = 'stacked';

/**
 * Remark step: marks row headers (if the first column is unique and not empty), columns of numbers, dates,
 * totals and wide tables for `src/css/tables.css`.
 */
export function tables() {
  return (tree: Node): void => visit(tree);
}

function visit(node: Node): void {
  if (node.type === 'table' && node.data?.hProperties?.className !== STACKED_CLASS) {
    annotate(node);
  }
  node.children?.forEach(visit);
}

function annotate(table: Node): void {
  const rows = (table.children ?? []).map((row) => row.children ?? []);
  const columns = (rows[0] ?? []).map((_, index) =>
    rows.flatMap((cells) => cells[index] ?? []).map((cell) => ({cell, text: textOf(cell).trim()})),
  );
  if (columns.length >= MIN_WIDE_COLUMNS) {
    addProperties(table, {'data-columns': String(columns.length)});
  }
  for (const [index, column] of columns.entries()) {
    const [, ...body] = column;
    const texts = body.map(({text}) => text);
    if (index === 0 && areHeaders(texts)) {
      body.forEach(({cell}) => addProperties(cell, {scope: 'row'}, 'th'));
    } else if (areNumbers(texts)) {
      column.forEach(({cell}) => addProperties(cell, {className: 'number'}));
    }
    column
      .filter(({text}) => date.test(text))
      .forEach(({cell}) => addProperties(cell, {className: 'date'}));
  }
  const totalRow = columns[0]?.findIndex(({text}) => text === total) ?? -1;
  if (totalRow > 0) {
    addProperties(table.children![totalRow]!, {className: 'total'});
  }
}

function areHeaders(texts: string[]): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length;
}

function areNumbers(texts: string[]): boolean {
  return (
    texts.some((text) => number.test(text)) &&
    texts.every((text) => text === dash || number.test(text))
  );
}

/** Keeps the backticks of code, so that it isn't taken for a number or date. */
function textOf({type, value, children = []}: Node): string {
  const text = value === undefined ? children.map(textOf).join('') : String(value);
  return type === 'inlineCode' ? `\`${text}\`` : text;
}

function addProperties(node: Node, properties: Record<string, string>, hName?: string): void {
  node.data = {
    ...node.data,
    ...(hName && {hName}),
    hProperties: {...node.data?.hProperties, ...properties},
  };
}
