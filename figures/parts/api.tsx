import type {ReactNode} from 'react';
import {Arrow, Panel, Text, usePen} from '../kit';
import type {ColourName} from '../../src/lib/siteColours';

const CODE_SIZE = 14;

/** Width of a character in the widest of the usual fonts of one width, in em. */
const CODE_WIDTH = 0.605;

export function codeWidth(text: string): number {
  return Math.ceil(text.length * CODE_SIZE * CODE_WIDTH);
}

/** What a program sends or reads, in a font of one width. @throws when it is wider than `max`. */
export function Code({
  text,
  x,
  y,
  anchor = 'start',
  colour = 'text',
  bold = false,
  max,
}: {
  text: string;
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  colour?: ColourName;
  bold?: boolean;
  max?: number;
}): ReactNode {
  const {c} = usePen();
  if (max !== undefined && codeWidth(text) > max) {
    throw new Error(`"${text}" is ${codeWidth(text)} wide; its place has ${max}.`);
  }
  return (
    <text
      x={x}
      y={y}
      fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
      fontSize={CODE_SIZE}
      fontWeight={bold ? 600 : undefined}
      fill={c(colour)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {text}
    </text>
  );
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rounded surface with a border, in the colours given. */
export function Card({
  fill = 'surface',
  stroke = 'border-strong',
  dashed = false,
  radius = 8,
  ...place
}: Place & {fill?: ColourName; stroke?: ColourName; dashed?: boolean; radius?: number}): ReactNode {
  const {c} = usePen();
  return (
    <rect
      x={place.x + 1}
      y={place.y + 1}
      width={place.width - 2}
      height={place.height - 2}
      rx={radius}
      fill={c(fill)}
      stroke={c(stroke)}
      strokeWidth={1.5}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  );
}

/** A raised panel with its name at the top left. */
export function Area({
  title,
  children,
  ...place
}: Place & {title: string; children?: ReactNode}): ReactNode {
  return (
    <Panel {...place} raised>
      <Text x={place.x + 16} y={place.y + 26} bold max={place.width - 28}>
        {title}
      </Text>
      {children}
    </Panel>
  );
}

/** A level arrow. */
export function Across({
  from,
  to,
  y,
  colour,
  dashed,
}: {
  from: number;
  to: number;
  y: number;
  colour?: ColourName;
  dashed?: boolean;
}): ReactNode {
  return (
    <Arrow
      points={[
        [from, y],
        [to, y],
      ]}
      colour={colour}
      dashed={dashed}
    />
  );
}

/** An arrow down. */
export function Down({
  x,
  from,
  to,
  colour,
}: {
  x: number;
  from: number;
  to: number;
  colour?: ColourName;
}): ReactNode {
  return (
    <Arrow
      points={[
        [x, from],
        [x, to],
      ]}
      colour={colour}
    />
  );
}

/** A cross, around its middle. */
export function Cross({x, y}: {x: number; y: number}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <circle cx={x} cy={y} r={11} fill={c('danger-soft')} stroke={c('danger')} strokeWidth={1.5} />
      <path
        d={`m${x - 4.5} ${y - 4.5} 9 9m0-9-9 9`}
        stroke={c('danger')}
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  );
}
