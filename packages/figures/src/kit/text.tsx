import type {ReactNode} from 'react';
import {typeset} from '@guide/content';
import type {ColourName} from './colours';
import {currentLocale, textOf, type FigureText} from './language';
import {measure, wrap} from './measure';
import type {Anchor, Position} from './shapes';

/** Smallest font size that is legible on a phone. */
const MIN_SIZE = 14;

const CODE_FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** Character width in em of the widest monospaced system font. */
const CODE_WIDTH = 0.605;

export interface TextProps extends Position {
  text: FigureText;
  size?: number;
  bold?: boolean;
  muted?: boolean;
  colour?: ColourName;
  /** Default: start. */
  anchor?: Anchor;
  maxWidth?: number;
  /** Wraps text wider than `maxWidth` instead of throwing. */
  wrapped?: boolean;
  /** Monospaced, without typographic corrections. */
  code?: boolean;
}

/** `y`: baseline. @throws if it's smaller than `MIN_SIZE` or wider than `maxWidth` */
export function Text({
  x,
  y,
  text,
  size = MIN_SIZE,
  bold = false,
  muted = false,
  colour = muted ? 'text-muted' : 'text',
  anchor = 'start',
  maxWidth = Infinity,
  wrapped = false,
  code = false,
}: TextProps): ReactNode {
  const content = code ? textOf(text) : typeset(textOf(text), currentLocale());
  if (size < MIN_SIZE) {
    throw new Error(`"${content}" has font size ${size}, minimum is ${MIN_SIZE}.`);
  }
  const lines = wrapped ? wrap(content, maxWidth, size, bold) : [content];
  const width = code ? content.length * size * CODE_WIDTH : measure(content, size, bold);
  if (!wrapped && width > maxWidth) {
    throw new Error(`"${content}" is ${Math.ceil(width)} wide, maximum is ${maxWidth}.`);
  }
  return (
    <text
      x={x}
      y={y}
      fontFamily={code ? CODE_FONT : undefined}
      fontSize={size}
      fontWeight={bold ? 600 : undefined}
      fill={colour}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? 0 : size * 1.25}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

export function Skeleton({x, y, width}: Position & {width: number}): ReactNode {
  return <rect x={x} y={y - 8} width={width} height={8} rx={4} fill="border" />;
}
