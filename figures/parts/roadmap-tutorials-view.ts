import {addDays, timeScale, WIDTH, type TimeScale} from '@guide/figures/kit';
import {groups, items, type Group, type ItemKey} from './roadmap-tutorials-data';

export const CHART_LEFT = 258;
export const CHART_RIGHT = WIDTH - 6;
export const PANEL_LEFT = 400;
export const HEAD_TOP = 90;
export const ROWS_TOP = 132;
export const GROUP_HEIGHT = 28;

/** `to` is excluded. */
export interface Span {
  from: string;
  to: string;
  /** Unit of the second row of periods. `letters`: first letters of months. */
  unit: 'years' | 'letters' | 'months' | 'weeks';
  right?: number;
}

export const wholePeriod: Span = {from: '2025-04-01', to: '2026-07-01', unit: 'letters'};

export const periodBesidePanel: Span = {...wholePeriod, unit: 'years', right: PANEL_LEFT};

export interface View {
  span: Span;
  scale: TimeScale;
  groups: (Group & {y: number; collapsed: boolean})[];
  /** Excludes rows of collapsed groups. */
  tops: Partial<Record<ItemKey, number>>;
  rowHeight: number;
  right: number;
  bottom: number;
}

export function scaleOf({from, to, right = CHART_RIGHT}: Span): TimeScale {
  return timeScale(from, to, CHART_LEFT, right - CHART_LEFT);
}

/** @param collapsed names of collapsed groups */
export function createView(span: Span, rowHeight: number, collapsed: string[] = []): View {
  const {right = CHART_RIGHT} = span;
  const view: View = {
    span,
    scale: scaleOf(span),
    groups: [],
    tops: {},
    rowHeight,
    right,
    bottom: ROWS_TOP,
  };
  for (const group of groups) {
    const isCollapsed = collapsed.includes(group.name.en);
    view.groups.push({...group, y: view.bottom, collapsed: isCollapsed});
    view.bottom += GROUP_HEIGHT;
    for (const key of isCollapsed ? [] : group.items) {
      view.tops[key] = view.bottom;
      view.bottom += rowHeight;
    }
  }
  return view;
}

/** Returns where an item is drawn. `x`: left of a bar, centre of a milestone. @param days shift */
export function boundsOf(item: ItemKey, {scale, tops, rowHeight}: View, days = 0) {
  const {start, end} = items[item];
  const [from, to] = [scale(addDays(start, days)), scale(addDays(end, days + 1))];
  const milestone = start === end;
  const centreY = tops[item]! + rowHeight / 2;
  return {x: milestone ? (from + to) / 2 : from, width: to - from, right: to, centreY, milestone};
}
