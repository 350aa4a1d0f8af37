import type {ReactNode} from 'react';
import {withFrenchSpaces} from '../../src/lib/frenchSpaces';
import type {ColourName} from '../../src/lib/siteColours';
import {measure, wrap} from './measure';
import {usePen} from './scene';

/** Smallest text of a figure, so that it reads on a phone. */
const SMALLEST = 14;

export interface TextProps {
  x: number;
  /** Base line of the first line. */
  y: number;
  children: string;
  /** 15 by default, 14 at least. */
  size?: number;
  bold?: boolean;
  colour?: ColourName;
  anchor?: 'start' | 'middle' | 'end';
  /** Widest that the text may be. */
  max?: number;
  /** Breaks the text into lines of at most `max`, instead of refusing it. */
  wrapped?: boolean;
}

/** Text. @throws when it is too small, or wider than its place. */
export function Text({
  x,
  y,
  children,
  size = 15,
  bold = false,
  colour = 'text',
  anchor = 'start',
  max,
  wrapped = false,
}: TextProps): ReactNode {
  const {c, locale} = usePen();
  const said = locale === 'fr' ? withFrenchSpaces(children) : children;
  if (size < SMALLEST) {
    throw new Error(`"${children}" has size ${size}; ${SMALLEST} is the smallest.`);
  }
  const lines = wrapped && max ? wrap(said, max, size, bold) : [said];
  const width = measure(said, size, bold);
  if (!wrapped && max !== undefined && width > max) {
    throw new Error(`"${children}" is ${Math.ceil(width)} wide; its place has ${max}.`);
  }
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 600 : undefined}
      fill={c(colour)}
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

/** A grey line in place of text that says nothing for the figure. */
export function Skeleton({x, y, width}: {x: number; y: number; width: number}): ReactNode {
  const {c} = usePen();
  return <rect x={x} y={y - 8} width={width} height={8} rx={4} fill={c('border')} />;
}
