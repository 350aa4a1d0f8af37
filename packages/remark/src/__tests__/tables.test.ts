import {expect, it} from 'vitest';
import type {Node} from '../../../content/src/mdx';
import {tables} from '../tables';
import {applyStep} from './applyStep';

const read = (mdx: string) =>
  applyStep((tree) => {
    tables()(tree);
    tagMarked(tree);
  }, mdx);

/** `applyStep` omits the tags of tables, rows and cells. */
function tagMarked(node: Node): void {
  node.type = node.data ? node.type.replace('table', 'marked') : node.type;
  node.children?.forEach(tagMarked);
}

const number = (text: string) => `<markedCell className="number">${text}</markedCell>`;

it('marks row headers, numbers and totals', () => {
  const table = `
| Line | Kind | Budget | Share |
|---|---|---|---|
| **Hardware** \`a\` | CAPEX | 540,000 | 30% |
| Training | – | −80 000,50 € | – |
| Total | – | €620,000 | 35 % |`;
  const header = (text: string) => `<th scope="row">${text}</th>`;
  expect(read(table).split('\n')).toEqual([
    `Line | Kind | ${number('Budget')} | ${number('Share')}`,
    `${header('<strong>Hardware</strong> `a`')} | CAPEX | ${number('540,000')} | ${number('30%')}`,
    `${header('Training')} | – | ${number('−80 000,50 €')} | ${number('–')}`,
    `<markedRow className="total">${header('Total')}–${number('€620,000')}${number('35 %')}</markedRow>`,
  ]);
});

it.each([
  ['two cells are equal', '| A | B |\n|---|---|\n| x | 1 day |\n| x | y |'],
  ['a cell is empty', '| A | B |\n|---|---|\n| x | y |\n| | z |'],
])('marks no row headers if %s', (_, mdx) => {
  expect(read(mdx)).not.toContain('<th');
});

it.each([
  ...['2 days', '`404`', '1–3', 'TSK-91', '2 June', '`2 June 2025`'].map((text) => [text]),
  ['2 June 2025', 'date'],
  ['1er juin 2026', 'date'],
])('gives %s the class %s', (text, name) => {
  const found = /<markedCell className="(\w+)">/.exec(
    read(`| A | B |\n|---|---|\n| x | ${text} |`),
  );
  expect(found?.[1]).toBe(name);
});

const row = (count: number, text: string) => `|${` ${text} |`.repeat(count)}\n`;
const table = (count: number, text: string) =>
  row(count, 'A') + row(count, '---') + row(count, text);

it('marks tables of six columns as wide', () => {
  expect(read(table(6, 'x'))).toContain('<marked className="wide">');
  expect(read(table(5, 'x'))).not.toContain('<marked');
});

it.each([
  [4, 'some words in a row', true],
  [4, 'short', false],
  [3, 'some words in a row', false],
  [2, '`code with spaces in one line`', true],
  [5, 'some words in a row', false],
  [5, 'some words in a row that is wider than a phone', true],
])('%i columns of "%s": stacked on phones: %s', (count, text, isStacked) => {
  const html = read(table(count, text));
  expect(html.includes('<marked className="stacked">')).toBe(isStacked);
  expect(html.includes('<markedCell data-column="A">')).toBe(isStacked);
});

it('skips tables of the API', () => {
  const table: Node = {type: 'table', data: {hProperties: {className: 'stacked'}}, children: []};
  const tree = {type: 'root', children: [structuredClone(table)]};
  tables()(tree);
  expect(tree.children).toEqual([table]);
});
