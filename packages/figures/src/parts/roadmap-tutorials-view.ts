import {addDays, timeScale, WIDTH, type TimeScale} from '../kit';
import {groups, items, type Group, type ItemKey} from './roadmap-tutorials-data';

export const CHART = 258;
export const EDGE = WIDTH - 6;
export const PANEL = 400;
export const HEAD = 90;
export const ROWS = 132;
export const GROUP = 28;

/** Period of a timeline. `to` is excluded. */
export interface Span {
  from: string;
  to: string;
  /** Unit of the second line of periods. */
  unit: 'years' | 'letters' | 'months' | 'weeks';
  right?: number;
}

export const wholePeriod: Span = {from: '2025-04-01', to: '2026-07-01', unit: 'letters'};

export const besidePanel: Span = {...wholePeriod, unit: 'years', right: PANEL};

export interface View {
  span: Span;
  scale: TimeScale;
  groups: (Group & {y: number; folded: boolean})[];
  /** Tops of rows, except in collapsed groups. */
  tops: Partial<Record<ItemKey, number>>;
  row: number;
  right: number;
  bottom: number;
}

export function scaleOf({from, to, right = EDGE}: Span): TimeScale {
  return timeScale(from, to, CHART, right - CHART);
}

export function viewOf(span: Span, row: number, folded: string[] = []): View {
  const {right = EDGE} = span;
  const view: View = {span, scale: scaleOf(span), groups: [], tops: {}, row, right, bottom: ROWS};
  for (const group of groups) {
    const isFolded = folded.includes(group.name.en);
    view.groups.push({...group, y: view.bottom, folded: isFolded});
    view.bottom += GROUP;
    for (const key of isFolded ? [] : group.items) {
      view.tops[key] = view.bottom;
      view.bottom += row;
    }
  }
  return view;
}

/** `x`: left of a bar, centre of a milestone. */
export function placeOf(item: ItemKey, {scale, tops, row}: View, days = 0) {
  const {start, end} = items[item];
  const [from, to] = [scale(addDays(start, days)), scale(addDays(end, days + 1))];
  const milestone = start === end;
  const middle = tops[item]! + row / 2;
  return {x: milestone ? (from + to) / 2 : from, width: to - from, right: to, middle, milestone};
}
