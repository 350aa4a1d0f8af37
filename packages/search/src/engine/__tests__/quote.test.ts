import {expect, it} from 'vitest';
import {openPacked} from './records';

const engine = openPacked('en', [
  {path: '/costs/', headings: ['Costs'], content: 'Money.'},
  {path: '/costs/#phasing', headings: ['Costs', 'Phasing'], content: 'Spread it by month.'},
]);

const text = [
  'Phasing spreads a cost. It says “The month is closed. Choose another.” when it is too late.',
  '\tA table of twelve months and their costs',
  'To spread it:',
  '1. Select the cost line.\n2. Select Phasing.\n3. Enter the months.\n4. Select Save.',
  'Field · Limit',
  'Lines · 500\nMonths · 60\nReader sees months · – · ●',
  '\tcurl /costs?month=6',
].join('\n\n');

// Long enough to leave no room for a second part.
const months = `The months of a cost are shown ${'one after the other, '.repeat(7)}to be read there.`;
const limits = `${months}\n\nMonths · 60`;

it.each([
  ['phasing', text, 'Phasing spreads a cost. … Select Phasing.'],
  ['enter months', text, 'Enter the months. … Months · 60'],
  [
    'how to phase costs',
    text,
    '1. Select the cost line.\n2. Select Phasing.\n3. Enter the months.',
  ],
  [
    'too late for a cost',
    text,
    'Phasing spreads a cost. It says “The month is closed. Choose another.” when it is too late.',
  ],
  ['save', text, 'Select Save.'],
  ['lines', text, 'Select the cost line. … Lines · 500'],
  ['months', limits, months],
  ['how many months', limits, 'Months · 60'],
  ['cost', '\tcurl /costs', 'curl /costs'],
  ['"months of a cost"', `${'Cost of months, '.repeat(14)}and more.\n\n${months}`, months],
])('for "%s"', (query, from, expected) => {
  expect(engine.query(query).quote(from, ['Costs', 'Phasing'])).toBe(expected);
});
