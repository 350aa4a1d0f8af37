import fs from 'node:fs';
import type {ReactNode} from 'react';
import {site} from '../site';
import {label, type LabelKey, type FigureText} from './language';
import {measure} from './measure';
import {WIDTH} from './scene';
import {stack, type Position} from './shapes';
import {Text} from './text';

export const WINDOW_BAR_HEIGHT = 40;

/** Fills the figure. Content starts below `WINDOW_BAR_HEIGHT`. */
export function Window({module, children}: {module: LabelKey; children: ReactNode}): ReactNode {
  return (
    <>
      <Divider y={4 + WINDOW_BAR_HEIGHT} />
      <Mark x={14} y={14} />
      <Text x={42} y={29} size={15} bold maxWidth={200} text={label(module)} />
      <rect x={WIDTH - 190} y={14} width={110} height={20} rx={10} fill="surface-hover" />
      <circle cx={WIDTH - 58} cy={24} r={9} fill="surface-hover" />
      <circle cx={WIDTH - 30} cy={24} r={11} fill="accent-soft" />
      {children}
    </>
  );
}

/** Logo of the product, 20 × 20. */
export function Mark({x, y, scale = 0.625}: Position & {scale?: number}): ReactNode {
  const drawing = fs.readFileSync(site.mark, 'utf8').replace(/<\/?svg.*?>/g, '');
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}

export function Divider({y}: {y: number}): ReactNode {
  return <path d={`M4.5 ${y}H${WIDTH - 4.5}`} stroke="border" />;
}

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
  items: LabelKey[];
  open: LabelKey;
}): ReactNode {
  return (
    <>
      <path d={`M${4 + width} ${y}V${y + height}`} stroke="border" />
      {items.map((item, index) => {
        const top = y + 10 + index * 32;
        const isOpen = item === open;
        return (
          <g key={item}>
            {isOpen && (
              <rect x={12} y={top} width={width - 16} height={28} rx={6} fill="accent-soft" />
            )}
            <Text
              x={20}
              y={top + 19}
              bold={isOpen}
              colour={isOpen ? 'accent' : 'text-muted'}
              maxWidth={width - 20}
              text={label(item)}
            />
          </g>
        );
      })}
    </>
  );
}

/** `y`: baseline. */
export function Tabs({
  x,
  y,
  items,
  open,
  gap = 22,
  compact = false,
}: Position & {
  items: FigureText[];
  open: FigureText;
  gap?: number;
  /** Reserves the width of bold text for the open tab only. */
  compact?: boolean;
}): ReactNode {
  const widths = items.map((text) => Math.ceil(measure(text, 14, !compact || text === open)));
  const starts = stack(widths, x, gap);
  return items.map((text, index) => {
    const [left, width] = [starts[index]!, widths[index]!];
    return (
      <g key={index}>
        {text === open ? (
          <>
            <Text x={left} y={y} bold colour="accent" maxWidth={width} text={text} />
            <rect x={left} y={y + 8} width={width} height={2.5} fill="accent" />
          </>
        ) : (
          <Text x={left} y={y} muted maxWidth={width} text={text} />
        )}
      </g>
    );
  });
}
