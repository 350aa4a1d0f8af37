import type {ReactNode} from 'react';
import type {ColourName} from './colours';

/** Left and top of a part, or where its docstring says. */
export interface At {
  x: number;
  y: number;
}

export interface Place extends At {
  width: number;
  height: number;
}

export interface RectProps extends Place {
  radius?: number;
  fill?: ColourName | 'none';
  stroke?: ColourName;
  /** Of the outline. */
  thickness?: number;
  /** From the border of its place to the middle of its outline, which is inside by default. */
  inset?: number;
  dashed?: boolean;
}

/** A rounded surface with an outline. */
export function Rect({
  x,
  y,
  width,
  height,
  radius = 6,
  fill = 'surface',
  stroke = 'border-strong',
  thickness = 1,
  inset = thickness / 2,
  dashed = false,
}: RectProps): ReactNode {
  return (
    <rect
      x={x + inset}
      y={y + inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      rx={radius}
      fill={fill}
      stroke={stroke}
      strokeWidth={thickness}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  );
}

/** A plain surface with a border. */
export function Panel({
  raised = false,
  children,
  ...place
}: Place & {raised?: boolean; children?: ReactNode}): ReactNode {
  return (
    <>
      <Rect {...place} radius={8} fill={raised ? 'surface-raised' : 'surface'} stroke="border" />
      {children}
    </>
  );
}

/** Starts of parts of such sizes, one after the other with a gap between. */
export function stack(sizes: number[], from: number, gap = 0): number[] {
  return sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, size) => sum + size + gap, from),
  );
}

/** Size of parts that stand one after the other with a gap between. */
export function stackSize(sizes: number[], gap = 0): number {
  return sizes.reduce((sum, size) => sum + size + gap, -gap);
}
