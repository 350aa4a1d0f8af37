import type {ReactNode} from 'react';
import {
  Badge,
  BAR,
  Button,
  measure,
  Periods,
  Tabs,
  Text,
  TimelineBar,
  timeScale,
  usePen,
  widthFor,
  Window,
  WIDTH,
  type LabelKey,
  type Locale,
  type TimeScale,
} from '../kit';
import {
  addDays,
  datesBetween,
  groups,
  items,
  monthName,
  startsOf,
  type Group,
  type ItemKey,
} from './roadmap-tutorials-data';

export const CHART = 258;
export const EDGE = WIDTH - 6;
/** Left side of the panel at the right. */
export const PANEL = 400;
/** Top of the timeline, below the toolbar. */
export const HEAD = 90;
const ROWS = 132;
const GROUP = 28;

/** Window of the copy of RMP-7, with the button of its toolbar that the step is about. */
export function RoadmapWindow({
  height,
  published = true,
  open = 'timeline',
  action,
  done = false,
  children,
}: {
  height: number;
  published?: boolean;
  open?: 'timeline' | 'resources';
  action?: LabelKey;
  /** The button has been selected: the step goes on elsewhere. */
  done?: boolean;
  children: ReactNode;
}): ReactNode {
  const {c, label, say} = usePen();
  const tabs = (['timeline', 'resources'] as const).map(label);
  return (
    <Window height={height} module="roadmap">
      <path d="M132 16v17" stroke={c('border-strong')} />
      <Text x={144} y={29} max={134}>
        {say({en: 'Copy of RMP-7', fr: 'Copie de RMP-7'})}
      </Text>
      <Badge x={284} y={12} tone={published ? 'success' : 'neutral'}>
        {label(published ? 'published' : 'draft')}
      </Badge>
      <Tabs
        x={20}
        y={72}
        items={tabs.map((text) => ({text, width: Math.ceil(measure(text, 14, true))}))}
        open={label(open)}
      />
      <path d={`M4.5 ${HEAD}H${WIDTH - 4.5}`} stroke={c('border')} />
      {action && <Action done={done}>{label(action)}</Action>}
      {children}
    </Window>
  );
}

function Action({done, children}: {done: boolean; children: string}): ReactNode {
  const width = widthFor(children);
  return (
    <>
      <Button x={EDGE - 10 - width} y={BAR + 12} width={width} main={!done}>
        {children}
      </Button>
      {!done && <Pointer x={EDGE - 20} y={BAR + 35} />}
    </>
  );
}

/** The pointer of the mouse, its tip at the place given. */
export function Pointer({x, y}: {x: number; y: number}): ReactNode {
  const {c} = usePen();
  return (
    <path
      d={`m${x} ${y}v17l4-3.500 3 7 3.500-1.500-3-6.500h5.500z`}
      fill={c('text')}
      stroke={c('surface')}
      strokeWidth={1.5}
    />
  );
}

export interface Layout {
  groups: (Group & {y: number; folded: boolean})[];
  /** Top of the row of an item that is not folded. */
  tops: Partial<Record<ItemKey, number>>;
  row: number;
  bottom: number;
}

/** Places the groups below one another, each item in its row. */
export function layOut(row: number, folded: string[] = []): Layout {
  const layout: Layout = {groups: [], tops: {}, row, bottom: ROWS};
  for (const group of groups) {
    const isFolded = folded.includes(group.name.en);
    layout.groups.push({...group, y: layout.bottom, folded: isFolded});
    layout.bottom += GROUP;
    for (const key of isFolded ? [] : group.items) {
      layout.tops[key] = layout.bottom;
      layout.bottom += row;
    }
  }
  return layout;
}

/** Groups and names at the left; `shown` items only, those of `strong` in bold. */
export function Rows({
  layout,
  shown,
  strong = [],
  right = WIDTH - 4,
}: {
  layout: Layout;
  shown: ItemKey[];
  strong?: ItemKey[];
  right?: number;
}): ReactNode {
  const {c, say} = usePen();
  return (
    <>
      {layout.groups.map(({name, y, folded}) => (
        <g key={name.en}>
          <rect x={5} y={y} width={right - 5} height={GROUP} fill={c('surface-raised')} />
          <path
            d={folded ? `m16 ${y + 9} 5 5-5 5z` : `m13 ${y + 11.5} 5 5 5-5z`}
            fill={c('text-muted')}
          />
          <Text x={30} y={y + 19} size={14} bold max={190}>
            {say(name)}
          </Text>
        </g>
      ))}
      {shown.map((key) => (
        <Text
          key={key}
          x={30}
          y={layout.tops[key]! + layout.row / 2 + 5}
          size={14}
          bold={strong.includes(key)}
          max={CHART - 31}
        >
          {say(items[key].name)}
        </Text>
      ))}
      <path d={`M${CHART} ${HEAD}V${layout.bottom}`} stroke={c('border')} />
    </>
  );
}

/** A name lit: the item that the step is about. */
export function SelectedRow({layout, item}: {layout: Layout; item: ItemKey}): ReactNode {
  const {c} = usePen();
  const y = layout.tops[item]!;
  return (
    <>
      <rect x={5} y={y} width={CHART - 5} height={layout.row} fill={c('accent-soft')} />
      <rect x={5} y={y} width={4} height={layout.row} fill={c('accent')} />
    </>
  );
}

export type Unit = 'years' | 'letters' | 'months' | 'weeks';

/** A stretch of time at the right of the names, the day after its end excluded. */
export interface Span {
  from: string;
  to: string;
  unit: Unit;
  right?: number;
}

export const wholePeriod: Span = {from: '2025-04-01', to: '2026-07-01', unit: 'letters'};

export function scaleOf({from, to, right = EDGE}: Span): TimeScale {
  return timeScale(from, to, CHART, right - CHART);
}

/** Two lines of periods at the top of a stretch of time. */
export function Head({span, bottom}: {span: Span; bottom: number}): ReactNode {
  const {locale} = usePen();
  const scale = scaleOf(span);
  const widthOf = (starts: string[], index: number) =>
    scale(starts[index + 1] ?? span.to) - scale(starts[index]!);
  const line = (starts: string[], textOf: (date: string, width: number) => string) =>
    starts.map((date, index) => {
      const width = widthOf(starts, index);
      return {x: scale(date), width, text: textOf(date, width)};
    });
  const years = startsOf('year', span.from, span.to);
  const monthly = startsOf('month', span.from, span.to);
  const upper =
    span.unit === 'weeks'
      ? line(monthly, (date, width) => monthTitle(date, width, locale))
      : line(years, (date) => date.slice(0, 4));
  const lower = {
    years: [],
    letters: line(monthly, (date) => monthName(date, 'en').slice(0, 1)),
    months: line(monthly, (date) => monthName(date, locale)),
    weeks: line(datesBetween(span.from, span.to, 7), (date) => String(Number(date.slice(8)))),
  }[span.unit];
  return (
    <>
      <Periods y={HEAD} height={20} periods={upper} />
      <Periods y={HEAD + 20} height={bottom - HEAD - 20} periods={lower} />
    </>
  );
}

function monthTitle(date: string, width: number, locale: Locale): string {
  const name = monthName(date, locale);
  return width > 90 ? `${name} ${date.slice(0, 4)}` : name;
}

/** Draws only what is inside the stretch of time: bars may go on beyond it. */
export function Chart({
  right = EDGE,
  bottom,
  children,
}: {
  right?: number;
  bottom: number;
  children: ReactNode;
}): ReactNode {
  const [x, y, width, height] = [CHART + 1, ROWS, right - CHART - 1, bottom - ROWS];
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
      {children}
    </svg>
  );
}

export type Look = 'plain' | 'accent' | 'ghost';

/** The bar or the milestone of an item; `days` moves it. `ghost`: where it was. */
export function Shape({
  item,
  layout,
  scale,
  look = 'plain',
  days = 0,
}: {
  item: ItemKey;
  layout: Layout;
  scale: TimeScale;
  look?: Look;
  days?: number;
}): ReactNode {
  const {x, width, middle, milestone} = placeOf(item, layout, scale, days);
  if (milestone) {
    return <Diamond x={x} y={middle} look={look} />;
  }
  return look === 'ghost' ? (
    <Outline x={x} y={middle - 12.25} width={width} />
  ) : (
    <TimelineBar
      x={x}
      y={middle - 13}
      width={width}
      tone={look === 'accent' ? 'accent' : 'muted'}
    />
  );
}

function Outline({x, y, width}: {x: number; y: number; width: number}): ReactNode {
  const {c} = usePen();
  return (
    <rect
      x={x + 0.75}
      y={y}
      width={width - 1.5}
      height={24.5}
      rx={6}
      fill="none"
      stroke={c('border-strong')}
      strokeWidth={1.5}
      strokeDasharray="4 3"
    />
  );
}

/** Where a shape is: left side of a bar, or centre of a milestone. */
export function placeOf(item: ItemKey, layout: Layout, scale: TimeScale, days = 0) {
  const {start, end} = items[item];
  const [from, to] = [scale(addDays(start, days)), scale(addDays(end, days + 1))];
  const milestone = start === end;
  const middle = layout.tops[item]! + layout.row / 2;
  return {x: milestone ? (from + to) / 2 : from, width: to - from, right: to, middle, milestone};
}

function Diamond({x, y, look}: {x: number; y: number; look: Look}): ReactNode {
  const {c} = usePen();
  const ghost = look === 'ghost';
  return (
    <path
      d={`m${x} ${y - 10} 10 10-10 10-10-10z`}
      fill={c(ghost ? 'surface' : look === 'accent' ? 'accent' : 'text-muted')}
      stroke={ghost ? c('text-muted') : undefined}
      strokeWidth={1.5}
      strokeDasharray={ghost ? '4 3' : undefined}
    />
  );
}

/** Words that point at a shape, above it (`below` false) or below it. */
export function Tip({
  x,
  y,
  children,
  below = false,
  right = EDGE - 4,
}: {
  /** Place of its tip. */
  x: number;
  y: number;
  children: string;
  below?: boolean;
  /** The box goes no further; its tip stays. */
  right?: number;
}): ReactNode {
  const {c} = usePen();
  const width = widthFor(children, 14, 6);
  const top = below ? y + 7 : y - 33;
  const middle = Math.min(x, right - width / 2);
  return (
    <>
      <path d={below ? `m${x} ${y} 7 8h-14z` : `m${x} ${y} 7-8h-14z`} fill={c('text')} />
      <rect x={middle - width / 2} y={top} width={width} height={26} rx={6} fill={c('text')} />
      <Text x={middle} y={top + 18} size={14} bold anchor="middle" colour="surface">
        {children}
      </Text>
    </>
  );
}
