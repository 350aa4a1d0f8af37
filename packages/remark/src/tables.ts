import type {Node} from '@guide/content/mdx';

/** Tables with as many columns may be wider than the text. */
const MIN_WIDE_COLUMNS = 6;

/** Phones stack the cells of wider tables only if they have long texts. */
const MAX_STACKED_COLUMNS = 4;

/** Characters of a row on a phone, without the padding of cells. */
const PHONE_CHARACTERS = 40;

const COLUMN_CHARACTERS = 12;

/** Matches `1,200,000`, `35 %` and `−€20.50`. */
const number = /^[−+-]?[€$£]?\s?\d[\d\s.,]*[%€$£]?$/;
/** Matches `30 June 2026` and `1er juin 2026`. */
const date = /^\d{1,2}(er)?\s\p{L}+\s\d{4}$/u;
const dash = '–';

const total = 'Total';

/** Phones stack the cells of these tables. API tables don't have another class. */
const STACKED_CLASS = 'stacked';

type Columns = readonly {text: string}[][];

/** Remark step: marks row headers, numbers, dates, totals and wide tables for the style sheet. */
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
  const className = table.data?.hProperties?.className as string | undefined;
  const classes = className?.split(' ') ?? [
    ...(columns.length >= MIN_WIDE_COLUMNS ? ['wide'] : []),
    ...(overflowsPhone(columns) && isReadByRow(columns) ? [STACKED_CLASS] : []),
  ];
  if (classes.length > 0) {
    addProperties(table, {className: classes.join(' ')});
  }
  if (classes.includes(STACKED_CLASS)) {
    for (const [head, ...body] of columns.slice(1)) {
      const label = head!.text.replaceAll('`', '');
      body.forEach(({cell}) => addProperties(cell, {'data-column': label}));
    }
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

function overflowsPhone(columns: Columns): boolean {
  const widths = columns.map((cells) => Math.max(...cells.map(({text}) => widthOf(text))));
  return widths.reduce((sum, width) => sum + width) > PHONE_CHARACTERS;
}

/** Many columns of numbers or short texts are compared with each other. */
function isReadByRow(columns: Columns): boolean {
  const bodies = columns.map(([, ...body]) => body.map(({text}) => text));
  return (
    columns.length <= MAX_STACKED_COLUMNS ||
    (!bodies.some(areNumbers) && bodies.flat().some(({length}) => length > PHONE_CHARACTERS))
  );
}

/** In characters. Lines only break at spaces outside of code. */
function widthOf(text: string): number {
  const words = text.match(/`[^`]*`|[^\s`]+/g) ?? [];
  return Math.max(Math.min(text.length, COLUMN_CHARACTERS), ...words.map(({length}) => length));
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
