import type {ReactNode} from 'react';
import type {ColourName} from '../../src/lib/siteColours';
import {wrap} from './measure';
import {usePen} from './scene';
import {Text} from './text';

export interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  /** A second line, smaller. */
  note?: string;
  tone?: 'plain' | 'accent' | 'muted' | 'success' | 'warning' | 'danger';
  /** Dashed: something that may not be there, or is gone. */
  dashed?: boolean;
}

const looks: Record<NonNullable<BoxProps['tone']>, [ColourName, ColourName, ColourName]> = {
  plain: ['surface', 'border-strong', 'text'],
  accent: ['accent-soft', 'accent', 'text'],
  muted: ['surface-raised', 'border', 'text'],
  success: ['success-soft', 'success', 'text'],
  warning: ['warning-soft', 'warning', 'text'],
  danger: ['danger-soft', 'danger', 'text'],
};

/** A box of a diagram, with its words in the middle, broken into lines where they need it. */
export function Box({
  x,
  y,
  width,
  height,
  title,
  note,
  tone = 'plain',
  dashed = false,
}: BoxProps): ReactNode {
  const {c} = usePen();
  const [fill, stroke, text] = looks[tone];
  const titleLines = wrap(title, width - 16, 15, true);
  const noteLines = note ? wrap(note, width - 16, 14) : [];
  const tall = titleLines.length * 19 + noteLines.length * 18;
  if (tall > height - 8) {
    throw new Error(`The words of the box "${title}" are ${tall} tall; it has ${height - 8}.`);
  }
  const top = y + (height - tall) / 2;
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={8}
        fill={c(fill)}
        stroke={c(stroke)}
        strokeWidth={1.5}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      {titleLines.map((line, index) => (
        <Text
          key={line}
          x={x + width / 2}
          y={top + 15 + index * 19}
          bold
          anchor="middle"
          colour={text}
        >
          {line}
        </Text>
      ))}
      {noteLines.map((line, index) => (
        <Text
          key={line}
          x={x + width / 2}
          y={top + titleLines.length * 19 + 14 + index * 18}
          size={14}
          anchor="middle"
          colour={tone === 'plain' || tone === 'muted' ? 'text-muted' : 'text'}
        >
          {line}
        </Text>
      ))}
    </>
  );
}

type Point = [x: number, y: number];

/** An arrow along points, its head at the last one. */
export function Arrow({
  points,
  colour = 'text-muted',
  dashed = false,
  both = false,
}: {
  points: Point[];
  colour?: ColourName;
  dashed?: boolean;
  /** A head at each end. */
  both?: boolean;
}): ReactNode {
  const {c} = usePen();
  const ends = both ? [points, [...points].reverse()] : [points];
  return (
    <g fill="none" stroke={c(colour)} strokeWidth={2} strokeLinejoin="round">
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      {ends.map((line) => (
        <path key={line.join()} d={headOf(line)} strokeLinecap="round" />
      ))}
    </g>
  );
}

function headOf(points: Point[]): string {
  const [toX, toY] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const side = (turn: number) =>
    [toX - 8 * Math.cos(angle + turn), toY - 8 * Math.sin(angle + turn)]
      .map((value) => value.toFixed(1))
      .join(' ');
  return `M${side(0.5)}L${toX} ${toY}L${side(-0.5)}`;
}

/** Words on an arrow: they stand on the surface, so that the line does not cross them. */
export function Caption({
  x,
  y,
  children,
  anchor = 'middle',
  max,
}: {
  x: number;
  y: number;
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  max?: number;
}): ReactNode {
  return (
    <Text
      x={x}
      y={y}
      size={14}
      colour="text-muted"
      anchor={anchor}
      max={max}
      wrapped={Boolean(max)}
    >
      {children}
    </Text>
  );
}
