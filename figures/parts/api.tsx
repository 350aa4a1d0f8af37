import type {ReactNode} from 'react';
import {
  Panel,
  Rect,
  Text,
  type Bounds,
  type FigureText,
  type Position,
  type RectProps,
} from '@guide/figures/kit';

export function Card(props: RectProps): ReactNode {
  return <Rect radius={8} strokeWidth={1.5} inset={1} {...props} />;
}

export function Area({
  title,
  children,
  ...bounds
}: Bounds & {title: FigureText; children?: ReactNode}): ReactNode {
  return (
    <Panel {...bounds} raised>
      <Text
        x={bounds.x + 16}
        y={bounds.y + 26}
        size={15}
        bold
        maxWidth={bounds.width - 28}
        text={title}
      />
      {children}
    </Panel>
  );
}

/** `x`, `y`: centre. */
export function Cross({x, y}: Position): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={11} fill="danger-soft" stroke="danger" strokeWidth={1.5} />
      <path
        d={`m${x - 4.5} ${y - 4.5} 9 9m0-9-9 9`}
        stroke="danger"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  );
}
