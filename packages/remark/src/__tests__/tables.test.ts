import {expect, it} from 'vitest';
import type {Node} from '../../../content/src/mdx';
import {tables} from '../tables';
import {applyStep} from './applyStep';

function read(mdx: string): string {
  let html = '';
  const step = tables();
  applyStep((tree) => {
    step(tree);
    html = tree.children!.map(htmlOf).join('\n');
  }, mdx);
  return html;
}

const names: Record<string, string> = {table: 'table', tableRow: 'tr', tableCell: 'td'};

function htmlOf({type, value, data, children = []}: Node): string {
  const inside = value === undefined ? children.map(htmlOf).join('') : String(value);
  const name = data?.hName ?? names[type];
  const attributes = Object.entries(data?.hProperties ?? {}).map(
    ([key, text]) => ` ${key}="${String(text)}"`,
  );
  return name ? `<${name}${attributes.join('')}>${inside}</${name}>` : inside;
}

const number = (text: string) => `<td className="number">${text}</td>`;

it('marks row headers, numbers and totals', () => {
  const table = `
| Line | Kind | Budget | Share |
|---|---|---|---|
| **Hardware** \`a\` | CAPEX | 540,000 | 30% |
| Training | – | −80 000,50 € | – |
| Total | – | €620,000 | 35 % |`;
  expect(read(table)).toBe(
    `<table><tr><td>Line</td><td>Kind</td>${number('Budget')}${number('Share')}</tr>` +
      `<tr><th scope="row">Hardware a</th><td>CAPEX</td>${number('540,000')}${number('30%')}</tr>` +
      `<tr><th scope="row">Training</th><td>–</td>${number('−80 000,50 €')}${number('–')}</tr>` +
      `<tr className="total"><th scope="row">Total</th><td>–</td>${number('€620,000')}${number('35 %')}</tr></table>`,
  );
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
  const found = /<td className="(\w+)">/.exec(read(`| A | B |\n|---|---|\n| x | ${text} |`));
  expect(found?.[1]).toBe(name);
});

const row = (count: number, text: string) => `|${` ${text} |`.repeat(count)}\n`;
const table = (count: number, text: string) =>
  row(count, 'A') + row(count, '---') + row(count, text);

it('marks tables of six columns as wide', () => {
  expect(read(table(6, 'x'))).toContain('<table className="wide">');
  expect(read(table(5, 'x'))).toContain('<table><tr>');
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
  expect(html.includes('<table className="stacked">')).toBe(isStacked);
  expect(html.includes('<td data-column="A">')).toBe(isStacked);
});

it('skips tables of the API', () => {
  const table: Node = {type: 'table', data: {hProperties: {className: 'stacked'}}, children: []};
  const tree = {type: 'root', children: [structuredClone(table)]};
  tables()(tree);
  expect(tree.children).toEqual([table]);
});
