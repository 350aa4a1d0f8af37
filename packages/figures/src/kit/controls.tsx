import type {ReactNode} from 'react';
import type {FigureText} from './language';
import {measure} from './measure';
import {Rect, stack, stackSize, type Anchor, type Position} from './shapes';
import {Text} from './text';

/** Returns the width of a button with this text. */
export function widthFor(text: FigureText, padding = 12): number {
  return Math.ceil(measure(text, 14, true)) + 2 * padding;
}

export const badgeWidth = (text: FigureText) => widthFor(text, 9);

interface LabelProps extends Position {
  text: FigureText;
  width?: number;
  /** Default: start. */
  anchor?: Anchor;
}

function leftOf({x, width, anchor = 'start'}: {x: number; width: number; anchor?: Anchor}): number {
  return x - {start: 0, middle: width / 2, end: width}[anchor];
}

/** Button, 30 high. */
export function Button({
  x,
  y,
  text,
  width = widthFor(text),
  anchor,
  primary = false,
}: LabelProps & {primary?: boolean}): ReactNode {
  const left = leftOf({x, width, anchor});
  const [fill, stroke, colour] = primary
    ? (['accent', 'accent', 'surface'] as const)
    : (['surface', 'border-strong', 'text'] as const);
  return (
    <>
      <Rect x={left} y={y} width={width} height={30} fill={fill} stroke={stroke} />
      <Text
        x={left + width / 2}
        y={y + 20}
        bold={primary}
        anchor="middle"
        colour={colour}
        maxWidth={width - 8}
        text={text}
      />
    </>
  );
}

/** Row of buttons. */
export function Buttons({
  x,
  y,
  texts,
  primaryIndex,
  anchor,
  gap = 8,
  padding,
}: Position & {
  texts: FigureText[];
  primaryIndex?: number;
  anchor?: Anchor;
  gap?: number;
  padding?: number;
}): ReactNode {
  const widths = texts.map((text) => widthFor(text, padding));
  const starts = stack(widths, leftOf({x, width: stackSize(widths, gap), anchor}), gap);
  return texts.map((text, index) => (
    <Button
      key={index}
      x={starts[index]!}
      y={y}
      width={widths[index]}
      primary={index === primaryIndex}
      text={text}
    />
  ));
}

export function Close({x, y, size = 12}: Position & {size?: number}): ReactNode {
  const d = `m${x} ${y} ${size} ${size}m0-${size}-${size} ${size}`;
  return <path d={d} stroke="text-muted" strokeWidth={1.75} />;
}

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** Text in a coloured pill, 24 high. */
export function Badge({
  x,
  y,
  text,
  width = badgeWidth(text),
  anchor,
  tone = 'neutral',
}: LabelProps & {tone?: Tone}): ReactNode {
  const left = leftOf({x, width, anchor});
  const [fill, colour] =
    tone === 'neutral' ? (['surface-hover', 'text'] as const) : ([`${tone}-soft`, tone] as const);
  return (
    <>
      <rect x={left} y={y} width={width} height={24} rx={12} fill={fill} />
      <Text
        x={left + width / 2}
        y={y + 17}
        bold
        anchor="middle"
        colour={colour}
        maxWidth={width - 6}
        text={text}
      />
    </>
  );
}

export function Progress({
  x,
  y,
  width,
  percent,
}: Position & {width: number; percent: number}): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={8} rx={4} fill="border" />
      <rect x={x} y={y} width={(width * percent) / 100} height={8} rx={4} fill="accent" />
    </>
  );
}

/** 40 × 22. */
export function Switch({x, y, on = false}: Position & {on?: boolean}): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={40} height={22} rx={11} fill={on ? 'accent' : 'border-strong'} />
      <circle cx={x + (on ? 29 : 11)} cy={y + 11} r={8} fill="surface" />
    </>
  );
}

/** 18 × 18. */
export function Checkbox({x, y, ticked = false}: Position & {ticked?: boolean}): ReactNode {
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={16}
        height={16}
        rx={4}
        fill={ticked ? 'accent' : 'surface'}
        stroke={ticked ? 'accent' : 'border-strong'}
        strokeWidth={1.5}
      />
      {ticked && (
        <path d={`m${x + 5} ${y + 9.5} 3 3 5.5-6.5`} fill="none" stroke="surface" strokeWidth={2} />
      )}
    </>
  );
}

/** Numbered circle that the page refers to, 26 × 26. `x`, `y`: centre. */
export function Marker({
  x,
  y,
  number,
  accent = false,
}: Position & {number: number; accent?: boolean}): ReactNode {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={13}
        fill={accent ? 'accent' : 'text'}
        stroke="surface"
        strokeWidth={2}
      />
      <Text x={x} y={y + 5} bold anchor="middle" colour="surface" text={String(number)} />
    </>
  );
}
