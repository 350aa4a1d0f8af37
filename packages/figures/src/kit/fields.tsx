import type {ReactNode} from 'react';
import type {ColourName} from './colours';
import type {FigureText} from './language';
import {Rect, type Position} from './shapes';
import {Text} from './text';

export function Chevron({
  x,
  y,
  colour = 'text-muted',
}: Position & {colour?: ColourName}): ReactNode {
  return <path d={`m${x} ${y} 5 5 5-5`} fill="none" stroke={colour} strokeWidth={1.75} />;
}

export interface FieldContent {
  label: FigureText;
  value?: FigureText;
  select?: boolean;
}

/** Text field or select with its label above, 52 high. */
export function Field({
  x,
  y,
  width = 200,
  label,
  value,
  select = false,
}: Position & FieldContent & {width?: number}): ReactNode {
  return (
    <>
      <Text x={x} y={y + 13} muted maxWidth={width} text={label} />
      <Rect x={x} y={y + 20} width={width} height={31} />
      {value && <Text x={x + 10} y={y + 41} maxWidth={width - (select ? 34 : 18)} text={value} />}
      {select && <Chevron x={x + width - 22} y={y + 33} />}
    </>
  );
}

export function Fields({
  x,
  y,
  width,
  columns = 2,
  gap = 12,
  rowStep = 66,
  fields,
}: Position & {
  width: number;
  columns?: number;
  gap?: number;
  /** Distance between the tops of two rows. */
  rowStep?: number;
  fields: FieldContent[];
}): ReactNode {
  const fieldWidth = (width - (columns - 1) * gap) / columns;
  return fields.map((field, index) => (
    <Field
      key={index}
      x={x + (index % columns) * (fieldWidth + gap)}
      y={y + Math.floor(index / columns) * rowStep}
      width={fieldWidth}
      {...field}
    />
  ));
}
