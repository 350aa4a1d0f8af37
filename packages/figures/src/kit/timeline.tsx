import type {ReactNode} from 'react';
import type {ColourName} from './colours';
import type {FigureText} from './language';
import {Rect, type Position} from './shapes';
import {Text} from './text';

/** Maps an ISO date to a coordinate. */
export type TimeScale = (date: string) => number;

/** Returns a scale from `x` to `x + width`. */
export function timeScale(from: string, to: string, x: number, width: number): TimeScale {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return (date) => Math.round(x + ((Date.parse(date) - start) / (end - start)) * width);
}

/** Names of periods above a timeline. A vertical line starts each. */
export function Periods({
  y,
  height,
  periods,
}: {
  y: number;
  height: number;
  periods: {x: number; width: number; text: FigureText}[];
}): ReactNode {
  return periods.map(({x, width, text}) => (
    <g key={x}>
      <path d={`M${x} ${y}V${y + height}`} stroke="border" />
      <Text x={x + 5} y={y + 16} muted maxWidth={width - 5} text={text} />
    </g>
  ));
}

const barColours = {
  accent: {fill: 'accent-soft', stroke: 'accent'},
  muted: {fill: 'surface-hover', stroke: 'border-strong'},
  success: {fill: 'success-soft', stroke: 'success'},
  warning: {fill: 'warning-soft', stroke: 'warning'},
} as const;

export type BarTone = keyof typeof barColours;

/** 26 high. */
export function TimelineBar({
  x,
  y,
  width,
  text,
  tone = 'accent',
}: Position & {width: number; text?: FigureText; tone?: BarTone}): ReactNode {
  return (
    <>
      <Rect x={x} y={y} width={width} height={26} {...barColours[tone]} strokeWidth={1.5} />
      {text && <Text x={x + 8} y={y + 18} maxWidth={width - 12} text={text} />}
    </>
  );
}

/** `x`: centre; `y`: top of the row. */
export function Milestone({
  x,
  y,
  text,
  colour = 'accent',
}: Position & {text?: FigureText; colour?: ColourName}): ReactNode {
  return (
    <>
      <path d={`m${x} ${y + 3} 10 10-10 10-10-10z`} fill={colour} />
      {text && <Text x={x + 15} y={y + 18} text={text} />}
    </>
  );
}

export function DayLine({
  x,
  y,
  height,
  text,
}: Position & {height: number; text: FigureText}): ReactNode {
  return (
    <>
      <path d={`M${x} ${y}V${y + height}`} stroke="danger" strokeWidth={2} />
      <Text x={x + 5} y={y + height - 4} colour="danger" bold text={text} />
    </>
  );
}
