import {describe, expect, it} from 'vitest';
import {indexOf, openPacked} from './records';

const engine = openPacked(
  indexOf('en', [
    {path: '/costs/', headings: ['Costs'], content: 'Money.'},
    {path: '/costs/#phasing', headings: ['Costs', 'Phasing'], content: 'Spread it by month.'},
  ]),
);

const text = [
  'Phasing spreads a cost. It says “The month is closed. Choose another.” when it is too late.',
  '\tA table of twelve months and their costs',
  'To spread it:',
  '1. Select the cost line.\n2. Select Phasing.\n3. Enter the months.\n4. Select Save.',
  'Field · Limit',
  'Lines · 500\nMonths · 60\nReader sees months · – · ●',
  '\tcurl /costs?month=6',
].join('\n\n');

describe('quote', () => {
  it.each([
    ['phasing', 'Phasing spreads a cost. … Select Phasing.'],
    [
      'month is closed',
      'It says “The month is closed. Choose another.” when it is too late. … Months · 60',
    ],
    ['enter months', 'Enter the months. … Months · 60'],
    ['how to phase costs', '1. Select the cost line.\n2. Select Phasing.\n3. Enter the months.'],
    [
      'too late for a cost',
      'Phasing spreads a cost. It says “The month is closed. Choose another.” when it is too late.',
    ],
    ['save', 'Select Save.'],
    ['lines', 'Select the cost line. … Lines · 500'],
    ['', 'Phasing spreads a cost.'],
  ])('for "%s"', (query, expected) => {
    expect(engine.query(query).quote(text, ['Costs', 'Phasing']).text).toBe(expected);
  });

  it('prefers a number for "how many"', () => {
    // Long enough to leave no room for a second part.
    const sentence = `The months of a cost are shown ${'one after the other, '.repeat(7)}to be read there.`;
    const quotedFor = (query: string) =>
      engine.query(query).quote(`${sentence}\n\nMonths · 60`, ['Costs']).text;
    expect(quotedFor('months')).toBe(sentence);
    expect(quotedFor('how many months')).toBe('Months · 60');
  });

  it('falls back to the whole text', () => {
    expect(engine.query('cost').quote('\tcurl /costs', ['Costs']).text).toBe('curl /costs');
  });
});
