import {kilobytes, milliseconds, type Table} from '../measure/table';
import type {Goal} from './goals';
import type {Measure, Unit} from './measure';

const formats: Record<Unit, (value: number) => string> = {
  kB: kilobytes,
  requests: String,
  ms: milliseconds,
  s: (value) => value.toFixed(1),
  MB: (value) => (value / 1e6).toFixed(0),
  score: (value) => value.toFixed(0),
  shift: (value) => value.toFixed(3),
};

/** How many times stock's figure ours is; `undefined` where there is none, or nothing to divide by. */
export function ratioOf({unit, ours, stock, base = stock}: Measure): number | undefined {
  return base && unit !== 'score' && unit !== 'shift' ? ours / base : undefined;
}

/** Whether a goal is met; `undefined` when it needs a stock that was not measured. */
export function isMet(measure: Measure): boolean | undefined {
  const {ours, stock, goal} = measure;
  if (!goal) {
    return undefined;
  }
  const {atMost = Infinity, atLeast = -Infinity, ofStock} = goal;
  if (ofStock === undefined) {
    return ours <= atMost && ours >= atLeast;
  }
  // Nothing, as stock has, is no more than any share of it.
  const ratio = ratioOf(measure) ?? (stock === 0 ? (ours === 0 ? 0 : Infinity) : undefined);
  return ratio === undefined ? undefined : ratio <= ofStock;
}

/** The table of all figures: where there are two languages, the worse one of each site. */
export function measuresTable(measures: Measure[]): Table {
  const rows = new Map<string, Measure[]>();
  for (const measure of measures) {
    const key = nameOf(measure);
    rows.set(key, [...(rows.get(key) ?? []), measure]);
  }
  return {
    title: 'The site, beside stock Docusaurus with the same pages',
    columns: ['measure', 'ours', 'stock', 'ratio', 'goal'],
    rows: [...rows].map(([name, ofLanguages]) => toRow(name, ofLanguages)),
    notes: [
      'Of two languages the worse figure, and the worse ratio; `--json` has them all.',
      'Bytes are bodies in Brotli 11, without headers. What is prefetched comes when the page is idle, and counts apart.',
      'Lighthouse leaves out whether search engines may list pages that ask them not to: reference and search.',
    ],
  };
}

function nameOf({part, name, unit}: Measure): string {
  return `${part}, ${name}${unit === 'score' || unit === 'shift' || unit === 'requests' ? '' : `, ${unit}`}`;
}

function toRow(name: string, measures: Measure[]): string[] {
  const {unit, goal} = measures[0] as Measure;
  const worst = unit === 'score' ? Math.min : Math.max;
  const write = (values: (number | undefined)[], format: (value: number) => string) => {
    const known = values.filter((value) => value !== undefined);
    return known.length > 0 ? format(worst(...known)) : '–';
  };
  return [
    name,
    write(
      measures.map(({ours}) => ours),
      formats[unit],
    ),
    write(
      measures.map(({stock}) => stock),
      formats[unit],
    ),
    write(measures.map(ratioOf), (ratio) => ratio.toFixed(2)),
    goal ? `${writeGoal(goal, formats[unit])}${verdict(measures.map(isMet))}` : '',
  ];
}

function writeGoal({atMost, atLeast, ofStock}: Goal, format: (value: number) => string): string {
  if (ofStock !== undefined) {
    return `≤ ${ofStock.toFixed(2)} of stock`;
  }
  return atMost === undefined ? `≥ ${format(atLeast ?? 0)}` : `≤ ${format(atMost)}`;
}

function verdict(met: (boolean | undefined)[]): string {
  if (met.includes(false)) {
    return ', missed';
  }
  return met.includes(undefined) ? '' : ', met';
}
