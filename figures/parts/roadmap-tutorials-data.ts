import {addDays, datesBetween, type Translations} from '@guide/figures/kit';
import {names} from './roadmap';

/** Milestones start and end on the same day. */
export const items = {
  pilot: {name: names.pilot, start: '2025-06-02', end: '2025-09-26'},
  decision: {name: names.goNoGo, start: '2025-10-10', end: '2025-10-10'},
  rollOut: {name: names.rollOut, start: '2025-10-13', end: '2026-02-27'},
  trackWorks: {name: names.trackWorks, start: '2025-04-07', end: '2026-03-13'},
  testRun: {name: names.testRun, start: '2026-05-18', end: '2026-05-18'},
  portal: {name: names.portal, start: '2025-09-15', end: '2026-01-23'},
};

export type ItemKey = keyof typeof items;

export const everyItem = Object.keys(items) as ItemKey[];

export interface Group {
  name: Translations;
  items: ItemKey[];
}

export const groups: Group[] = [
  {name: names.ticketing, items: ['pilot', 'decision', 'rollOut']},
  {name: names.infrastructure, items: ['trackWorks', 'testRun']},
  {name: names.data, items: ['portal']},
];

/** Returns `from`, and the first day of each later month or year before `to`. */
export function startsOf(unit: 'month' | 'year', from: string, to: string): string[] {
  const day = (date: string) => (unit === 'month' ? date.endsWith('-01') : date.endsWith('-01-01'));
  return [from, ...datesBetween(addDays(from, 1), to, 1).filter(day)];
}
