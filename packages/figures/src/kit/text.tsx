import type {ReactNode} from 'react';
import {typeset} from '@guide/content';
import type {ColourName} from './colours';
import {currentLocale, say, type Phrase} from './language';
import {measure, measureCode, wrap} from './measure';
import type {At} from './shapes';

/** Smallest text of a figure, so that it reads on a phone. */
const SMALLEST = 14;

const CODE_FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

export interface TextProps extends At {
  text: Phrase;
  size?: number;
  bold?: boolean;
  muted?: boolean;
  colour?: ColourName;
  /** `x` is its middle, instead of its start. */
  middle?: boolean;
  /** `x` is its end, instead of its start. */
  end?: boolean;
  /** Widest that the text may be. */
  max?: number;
  /** Breaks the text into lines of at most `max`, instead of refusing it. */
  wrapped?: boolean;
  /** In a font of one width: what a program sends or reads. */
  code?: boolean;
}

/** Text, `y` its base line. @throws when it is too small, or wider than its place. */
export function Text({
  x,
  y,
  text,
  size = SMALLEST,
  bold = false,
  muted = false,
  colour = muted ? 'text-muted' : 'text',
  middle = false,
  end = false,
  max = Infinity,
  wrapped = false,
  code = false,
}: TextProps): ReactNode {
  const said = code ? say(text) : typeset(say(text), currentLocale());
  if (size < SMALLEST) {
    throw new Error(`"${said}" has size ${size}; ${SMALLEST} is the smallest.`);
  }
  const lines = wrapped ? wrap(said, max, size, bold) : [said];
  const width = code ? measureCode(said, size) : measure(said, size, bold);
  if (!wrapped && width > max) {
    throw new Error(`"${said}" is ${Math.ceil(width)} wide; its place has ${max}.`);
  }
  return (
    <text
      x={x}
      y={y}
      fontFamily={code ? CODE_FONT : undefined}
      fontSize={size}
      fontWeight={bold ? 600 : undefined}
      fill={colour}
      textAnchor={middle ? 'middle' : end ? 'end' : undefined}
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

/** A grey line in place of text that says nothing for the figure. */
export function Skeleton({x, y, width}: At & {width: number}): ReactNode {
  return <rect x={x} y={y - 8} width={width} height={8} rx={4} fill="border" />;
}
