import type {ReactNode} from 'react';
import {usePen} from './scene';
import {Text} from './text';

export interface Column {
  head: string;
  width: number;
  /** Numbers stand at the end of their column. */
  numeric?: boolean;
}

/** A cell: a text, or a part drawn from the left and top of the cell (32 high). */
export type Cell = string | ((x: number, y: number) => ReactNode);

const ROW = 32;

/** Height of a table with so many rows. */
export function tableHeight(rows: number): number {
  return ROW * (rows + 1);
}

/** A table with a head; `selected` marks a row, `total` the last one. */
export function Table({
  x,
  y,
  columns,
  rows,
  selected,
  total = false,
}: {
  x: number;
  y: number;
  columns: Column[];
  rows: Cell[][];
  selected?: number;
  total?: boolean;
}): ReactNode {
  const {c} = usePen();
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, {width}) => sum + width, x),
  );
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const place = (index: number) => {
    const column = columns[index]!;
    return column.numeric
      ? {x: starts[index]! + column.width - 8, anchor: 'end' as const, max: column.width - 12}
      : {x: starts[index]! + 8, anchor: 'start' as const, max: column.width - 12};
  };
  return (
    <>
      <rect x={x} y={y} width={width} height={ROW} fill={c('surface-raised')} />
      {columns.map(({head}, index) => (
        <Text key={head} y={y + 21} size={14} colour="text-muted" {...place(index)}>
          {head}
        </Text>
      ))}
      {rows.map((row, rowIndex) => {
        const top = y + ROW * (rowIndex + 1);
        const isTotal = total && rowIndex === rows.length - 1;
        return (
          <g key={rowIndex}>
            {(rowIndex === selected || isTotal) && (
              <rect
                x={x}
                y={top}
                width={width}
                height={ROW}
                fill={c(isTotal ? 'surface-raised' : 'accent-soft')}
              />
            )}
            <path d={`M${x} ${top}H${x + width}`} stroke={c('border')} />
            {row.map((cell, index) =>
              typeof cell === 'string' ? (
                <Text key={index} y={top + 21} size={14} bold={isTotal} {...place(index)}>
                  {cell}
                </Text>
              ) : (
                <g key={index}>{cell(starts[index]! + 8, top)}</g>
              ),
            )}
          </g>
        );
      })}
    </>
  );
}
