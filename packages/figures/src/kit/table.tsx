import type {ReactNode} from 'react';
import type {FigureText} from './language';
import {stack, stackSize, type Position} from './shapes';
import {Text} from './text';

interface Column {
  head: FigureText;
  width: number;
  numeric?: boolean;
}

/** Text, or a function that draws the cell. `x`: left of its content; `y`: top of the row, 32 high. */
export type Cell = FigureText | ((x: number, y: number) => ReactNode);

const ROW_HEIGHT = 32;

export function Table({
  x,
  y,
  columns,
  rows,
  selected,
}: Position & {
  columns: Column[];
  rows: Cell[][];
  /** Index of the highlighted row. */
  selected?: number;
}): ReactNode {
  const widths = columns.map((column) => column.width);
  const starts = stack(widths, x);
  const width = stackSize(widths);
  const cellTextProps = (index: number) => {
    const column = columns[index]!;
    return column.numeric
      ? {x: starts[index]! + column.width - 8, anchor: 'end' as const, maxWidth: column.width - 12}
      : {x: starts[index]! + 8, maxWidth: column.width - 12};
  };
  return (
    <>
      <rect x={x} y={y} width={width} height={ROW_HEIGHT} fill="surface-raised" />
      {columns.map(({head}, index) => (
        <Text key={index} y={y + 21} muted {...cellTextProps(index)} text={head} />
      ))}
      {rows.map((row, rowIndex) => {
        const top = y + ROW_HEIGHT * (rowIndex + 1);
        return (
          <g key={rowIndex}>
            {rowIndex === selected && (
              <rect x={x} y={top} width={width} height={ROW_HEIGHT} fill="accent-soft" />
            )}
            <path d={`M${x} ${top}H${x + width}`} stroke="border" />
            {row.map((cell, index) =>
              typeof cell === 'function' ? (
                <g key={index}>{cell(starts[index]! + 8, top)}</g>
              ) : (
                <Text key={index} y={top + 21} {...cellTextProps(index)} text={cell} />
              ),
            )}
          </g>
        );
      })}
    </>
  );
}
