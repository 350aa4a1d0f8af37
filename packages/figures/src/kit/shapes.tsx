import type {ReactNode} from 'react';
import type {ColourName} from './colours';

/** Left and top, unless documented otherwise. In units, like all sizes. */
export interface Position {
  x: number;
  y: number;
}

/** Point of an element that `x` is. */
export type Anchor = 'start' | 'middle' | 'end';

export interface Bounds extends Position {
  width: number;
  height: number;
}

export interface RectProps extends Bounds {
  radius?: number;
  fill?: ColourName | 'none';
  stroke?: ColourName;
  strokeWidth?: number;
  /** Distance from the bounds to the centre of the outline. Default: half of `strokeWidth`. */
  inset?: number;
  dashed?: boolean;
}

export function Rect({
  x,
  y,
  width,
  height,
  radius = 6,
  fill = 'surface',
  stroke = 'border-strong',
  strokeWidth = 1,
  inset = strokeWidth / 2,
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
      strokeWidth={strokeWidth}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  );
}

export function Panel({
  raised = false,
  children,
  ...bounds
}: Bounds & {raised?: boolean; children?: ReactNode}): ReactNode {
  return (
    <>
      <Rect {...bounds} radius={8} fill={raised ? 'surface-raised' : 'surface'} stroke="border" />
      {children}
    </>
  );
}

/** Returns the start of each part, if parts of these sizes follow each other. */
export function stack(sizes: number[], from: number, gap = 0): number[] {
  return sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, size) => sum + size + gap, from),
  );
}

export function stackSize(sizes: number[], gap = 0): number {
  return sizes.reduce((sum, size) => sum + size + gap, -gap);
}
