import type {ReactNode} from 'react';
import {Marker, measure, stack, stackSize, Text, type At, type Phrase} from '../kit';

/** What the numbered marks of a drawing stand for, spread over a width below a line; 34 high. */
export function NumberedLegend({
  x,
  y,
  width,
  parts,
}: At & {width: number; parts: Phrase[]}): ReactNode {
  const widths = parts.map((part) => 32 + measure(part, 14));
  const gap = (width - stackSize(widths)) / (parts.length - 1);
  const starts = stack(widths, x, gap);
  return (
    <>
      <path d={`M${x} ${y - 0.5}h${width}`} stroke="border" />
      {parts.map((part, index) => (
        <g key={index}>
          <Marker x={starts[index]! + 13} y={y + 19} number={index + 1} />
          <Text x={starts[index]! + 31} y={y + 24} text={part} />
        </g>
      ))}
    </>
  );
}
