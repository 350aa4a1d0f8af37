import {describe, expect, it} from 'vitest';
import {formatTable, kilobytes, milliseconds} from '../table';

describe('formatTable', () => {
  it('aligns names to the left and figures to the right', () => {
    const table = formatTable({
      title: 'Weights',
      columns: ['what', 'kB'],
      rows: [
        ['index', '9.5'],
        ['a', '100.0'],
      ],
      notes: ['Brotli 11.'],
    });
    expect(table).toBe(
      [
        'Weights',
        '',
        'what      kB',
        '-----  -----',
        'index    9.5',
        'a      100.0',
        '* Brotli 11.',
        '',
      ].join('\n'),
    );
  });

  it('leaves the place of a missing figure empty', () => {
    const [, , , , row] = formatTable({
      title: 't',
      columns: ['a', 'b', 'c'],
      rows: [['x', '', '1']],
    }).split('\n');
    expect(row).toBe('x     1');
  });
});

it('gives kilobytes of 1,000', () => {
  expect(kilobytes(40_612)).toBe('40.6');
});

it.each([
  [0.34, '0.3'],
  [9.96, '10.0'],
  [10.4, '10'],
])('gives %d ms as %s', (value, text) => {
  expect(milliseconds(value)).toBe(text);
});
