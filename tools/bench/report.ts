import {digits, type Measure} from './measure';

/** A row of the table that is printed; what there is none of is left out. */
export type Row = Record<'measure' | 'ours', string> &
  Partial<Record<'other' | 'ratio' | 'budget', string>>;

/** Writes a figure as a row. */
export function toRow({part, name, unit, locale, ours, other, budget}: Measure): Row {
  const write = (value: number) => value.toFixed(digits[unit]);
  return {
    measure: [part, locale, `${name}, ${unit}`].filter(Boolean).join(' '),
    ours: write(ours),
    ...(other !== undefined && {other: write(other)}),
    // A ratio of scores says nothing, and there is none to nothing.
    ...(other && unit !== 'score' && {ratio: (ours / other).toFixed(2)}),
    ...(budget !== undefined && {budget: write(budget)}),
  };
}
