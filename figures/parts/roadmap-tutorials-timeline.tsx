import type {ReactNode} from 'react';
import {datesBetween, monthName, Periods, Text, TimelineBar, WIDTH} from '@guide/figures/kit';
import {items, startsOf, type ItemKey} from './roadmap-tutorials-data';
import {
  boundsOf,
  CHART_LEFT,
  CHART_RIGHT,
  GROUP_HEIGHT,
  HEAD_TOP,
  ROWS_TOP,
  scaleOf,
  type Span,
  type View,
} from './roadmap-tutorials-view';

/** In days. */
export type Moved = Partial<Record<ItemKey, number>>;

/** `children` are drawn over the bars, and clipped to the chart. */
export function Timeline({
  view,
  shown,
  emphasised = [],
  bold = emphasised,
  selected = false,
  moved = {},
  ghost,
  children,
}: {
  view: View;
  shown: ItemKey[];
  emphasised?: ItemKey[];
  bold?: ItemKey[];
  selected?: boolean;
  moved?: Moved;
  /** Item whose former dates are outlined. */
  ghost?: ItemKey;
  children?: ReactNode;
}): ReactNode {
  const {span, bottom} = view;
  const [x, y, width, height] = [
    CHART_LEFT + 1,
    ROWS_TOP,
    view.right - CHART_LEFT - 1,
    bottom - ROWS_TOP,
  ];
  return (
    <>
      {selected && emphasised.map((item) => <SelectedRow key={item} view={view} item={item} />)}
      <Names view={view} shown={shown} bold={bold} />
      <Head span={span} bottom={bottom} />
      <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
        {ghost && <Ghost view={view} item={ghost} />}
        {shown.map((item) => {
          const bounds = boundsOf(item, view, moved[item]);
          return <Shape key={item} bounds={bounds} accent={emphasised.includes(item)} />;
        })}
        {children}
      </svg>
    </>
  );
}

function Names({view, shown, bold}: {view: View; shown: ItemKey[]; bold: ItemKey[]}) {
  const right = view.right === CHART_RIGHT ? WIDTH - 4 : view.right;
  return (
    <>
      {view.groups.map(({name, y, collapsed}) => (
        <g key={name.en}>
          <rect x={5} y={y} width={right - 5} height={GROUP_HEIGHT} fill="surface-raised" />
          <path
            d={collapsed ? `m16 ${y + 9} 5 5-5 5z` : `m13 ${y + 11.5} 5 5 5-5z`}
            fill="text-muted"
          />
          <Text x={30} y={y + 19} bold maxWidth={190} text={name} />
        </g>
      ))}
      {shown.map((key) => {
        const y = view.tops[key]! + view.rowHeight / 2 + 5;
        const isBold = bold.includes(key);
        return (
          <Text
            key={key}
            x={30}
            y={y}
            bold={isBold}
            maxWidth={CHART_LEFT - 31}
            text={items[key].name}
          />
        );
      })}
      <path d={`M${CHART_LEFT} ${HEAD_TOP}V${view.bottom}`} stroke="border" />
    </>
  );
}

function SelectedRow({view, item}: {view: View; item: ItemKey}) {
  const y = view.tops[item]!;
  return (
    <>
      <rect x={5} y={y} width={CHART_LEFT - 5} height={view.rowHeight} fill="accent-soft" />
      <rect x={5} y={y} width={4} height={view.rowHeight} fill="accent" />
    </>
  );
}

export function Head({span, bottom}: {span: Span; bottom: number}): ReactNode {
  const {from, to, unit} = span;
  const scale = scaleOf(span);
  const line = (starts: string[], textOf: (date: string, width: number) => string) =>
    starts.map((date, index) => {
      const width = scale(starts[index + 1] ?? to) - scale(date);
      return {x: scale(date), width, text: textOf(date, width)};
    });
  const yearOf = (date: string) => date.slice(0, 4);
  const monthTitle = (date: string, width: number) =>
    width > 90 ? `${monthName(date)} ${yearOf(date)}` : monthName(date);
  const months = startsOf('month', from, to);
  const upper =
    unit === 'weeks' ? line(months, monthTitle) : line(startsOf('year', from, to), yearOf);
  const lower = {
    years: [],
    letters: line(months, (date) => monthName(date, 'en').slice(0, 1)),
    months: line(months, (date) => monthName(date)),
    weeks: line(datesBetween(from, to, 7), (date) => String(Number(date.slice(8)))),
  }[unit];
  return (
    <>
      <Periods y={HEAD_TOP} height={20} periods={upper} />
      <Periods y={HEAD_TOP + 20} height={bottom - HEAD_TOP - 20} periods={lower} />
    </>
  );
}

function Shape({bounds, accent}: {bounds: ReturnType<typeof boundsOf>; accent: boolean}) {
  const {x, width, centreY, milestone} = bounds;
  return milestone ? (
    <path d={diamond(x, centreY)} fill={accent ? 'accent' : 'text-muted'} />
  ) : (
    <TimelineBar x={x} y={centreY - 13} width={width} tone={accent ? 'accent' : 'muted'} />
  );
}

function Ghost({view, item}: {view: View; item: ItemKey}) {
  const {x, width, centreY, milestone} = boundsOf(item, view);
  const outline = {strokeWidth: 1.5, strokeDasharray: '4 3'};
  if (milestone) {
    return <path d={diamond(x, centreY)} fill="surface" stroke="text-muted" {...outline} />;
  }
  const bar = {x: x + 0.75, y: centreY - 12.25, width: width - 1.5, height: 24.5, rx: 6};
  return <rect {...bar} fill="none" stroke="border-strong" {...outline} />;
}

const diamond = (x: number, y: number) => `m${x} ${y - 10} 10 10-10 10-10-10z`;
