import type {ReactNode} from 'react';
import {Marker, measure, Text, usePen} from '../kit';

/** What the numbered marks of a drawing stand for, spread over a width below a line; 34 high. */
export function NumberedLegend({
  x,
  y,
  width,
  parts,
}: {
  x: number;
  y: number;
  width: number;
  parts: string[];
}): ReactNode {
  const {c} = usePen();
  const widths = parts.map((part) => 32 + measure(part, 14));
  const gap = (width - widths.reduce((sum, each) => sum + each, 0)) / (parts.length - 1);
  const starts = parts.map((_, index) =>
    widths.slice(0, index).reduce((sum, each) => sum + each + gap, x),
  );
  return (
    <>
      <path d={`M${x} ${y - 0.5}h${width}`} stroke={c('border')} />
      {parts.map((part, index) => (
        <g key={part}>
          <Marker x={starts[index]! + 13} y={y + 19}>
            {index + 1}
          </Marker>
          <Text x={starts[index]! + 31} y={y + 24} size={14}>
            {part}
          </Text>
        </g>
      ))}
    </>
  );
}
