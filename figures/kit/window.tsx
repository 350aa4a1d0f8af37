import type {ReactNode} from 'react';
import {usePen, WIDTH, type LabelKey} from './scene';
import {Text} from './text';

/** A plain surface with a border. */
export function Panel({
  x,
  y,
  width,
  height,
  raised = false,
  children,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  raised?: boolean;
  children?: ReactNode;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx={8}
        fill={c(raised ? 'surface-raised' : 'surface')}
        stroke={c('border')}
      />
      {children}
    </>
  );
}

/** Height of the top bar of a window. */
export const BAR = 40;

/** The product's window: top bar with the module open, then its content below `BAR`. */
export function Window({
  height,
  module,
  children,
}: {
  height: number;
  module: LabelKey;
  children: ReactNode;
}): ReactNode {
  const {c, label} = usePen();
  return (
    <>
      <Panel x={4} y={4} width={WIDTH - 8} height={height - 8} />
      <path d={`M4.5 ${4 + BAR}H${WIDTH - 4.5}`} stroke={c('border')} />
      <circle cx={24} cy={24} r={6} fill="none" stroke={c('accent')} strokeWidth={2.5} />
      <Text x={42} y={29} bold max={200}>
        {label(module)}
      </Text>
      <rect x={WIDTH - 190} y={14} width={110} height={20} rx={10} fill={c('surface-hover')} />
      <circle cx={WIDTH - 58} cy={24} r={9} fill={c('surface-hover')} />
      <circle cx={WIDTH - 30} cy={24} r={11} fill={c('accent-soft')} />
      {children}
    </>
  );
}

/** The menu of a module, at the left of a window; one entry is open. */
export function SideMenu({
  y,
  width,
  height,
  items,
  open,
}: {
  y: number;
  width: number;
  height: number;
  items: string[];
  open?: string;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <path d={`M${4 + width} ${y}V${y + height}`} stroke={c('border')} />
      {items.map((item, index) => {
        const top = y + 10 + index * 32;
        return (
          <g key={item}>
            {item === open && (
              <rect x={12} y={top} width={width - 16} height={28} rx={6} fill={c('accent-soft')} />
            )}
            <Text
              x={20}
              y={top + 19}
              size={14}
              bold={item === open}
              colour={item === open ? 'accent' : 'text-muted'}
              max={width - 20}
            >
              {item}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A row of tabs; one is open. Gives them the width that their words need. */
export function Tabs({
  x,
  y,
  items,
  open,
  gap = 22,
}: {
  x: number;
  y: number;
  items: {text: string; width: number}[];
  open: string;
  gap?: number;
}): ReactNode {
  const {c} = usePen();
  const starts = items.map((_, index) =>
    items.slice(0, index).reduce((sum, {width}) => sum + width + gap, x),
  );
  return (
    <>
      {items.map(({text, width}, index) => (
        <g key={text}>
          <Text
            x={starts[index]!}
            y={y}
            size={14}
            bold={text === open}
            colour={text === open ? 'accent' : 'text-muted'}
            max={width}
          >
            {text}
          </Text>
          {text === open && (
            <rect x={starts[index]} y={y + 8} width={width} height={2.5} fill={c('accent')} />
          )}
        </g>
      ))}
    </>
  );
}
