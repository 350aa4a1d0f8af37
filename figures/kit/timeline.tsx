import type {ReactNode} from 'react';
import {usePen} from './scene';
import {Text} from './text';

/** Maps a date to a place on a time line. */
export type TimeScale = (date: string) => number;

/** A scale from one date to another (`2025-06-30`), over a width. */
export function timeScale(from: string, to: string, x: number, width: number): TimeScale {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return (date) => Math.round(x + ((Date.parse(date) - start) / (end - start)) * width);
}

/** Names of periods at the top of a time line, with a line down at each start. */
export function Periods({
  y,
  height,
  periods,
}: {
  y: number;
  height: number;
  periods: {x: number; width: number; text: string}[];
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      {periods.map(({x, width, text}) => (
        <g key={text + x}>
          <path d={`M${x} ${y}V${y + height}`} stroke={c('border')} />
          <Text x={x + 5} y={y + 16} size={14} colour="text-muted" max={width - 5}>
            {text}
          </Text>
        </g>
      ))}
    </>
  );
}

/** A bar, 26 high, with its words inside when they fit, after it otherwise. */
export function TimelineBar({
  x,
  y,
  width,
  text,
  outside = false,
  dashed = false,
  tone = 'accent',
}: {
  x: number;
  y: number;
  width: number;
  text?: string;
  /** Words after the bar instead of inside. */
  outside?: boolean;
  dashed?: boolean;
  tone?: 'accent' | 'muted' | 'danger';
}): ReactNode {
  const {c} = usePen();
  const fill = {accent: 'accent-soft', muted: 'surface-hover', danger: 'danger-soft'} as const;
  const stroke = {accent: 'accent', muted: 'border-strong', danger: 'danger'} as const;
  return (
    <>
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={width - 1.5}
        height={24.5}
        rx={6}
        fill={c(fill[tone])}
        stroke={c(stroke[tone])}
        strokeWidth={1.5}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      {text && (
        <Text
          x={outside ? x + width + 6 : x + 8}
          y={y + 18}
          size={14}
          max={outside ? undefined : width - 12}
        >
          {text}
        </Text>
      )}
    </>
  );
}

/** A milestone, with its words after it (or before, with `before`). */
export function Milestone({
  x,
  y,
  text,
  before = false,
}: {
  x: number;
  /** Top of its line, as for a bar. */
  y: number;
  text?: string;
  before?: boolean;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <path d={`m${x} ${y + 3} 10 10-10 10-10-10z`} fill={c('accent')} />
      {text && (
        <Text x={before ? x - 15 : x + 15} y={y + 18} size={14} anchor={before ? 'end' : 'start'}>
          {text}
        </Text>
      )}
    </>
  );
}

/** The line of a day, named at its top. */
export function DayLine({
  x,
  y,
  height,
  text,
}: {
  x: number;
  y: number;
  height: number;
  text: string;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <path d={`M${x} ${y}V${y + height}`} stroke={c('danger')} strokeWidth={2} />
      <Text x={x + 5} y={y + height - 4} size={14} colour="danger" bold>
        {text}
      </Text>
    </>
  );
}
