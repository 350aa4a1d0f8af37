import type {ReactNode} from 'react';
import {
  Button,
  Chevron,
  type LabelKey,
  measure,
  Panel,
  Text,
  usePen,
  WIDTH,
  widthFor,
} from '../kit';

/** Left and right of what a dialog holds, and its top. */
export const DIALOG = {left: 36, right: WIDTH - 36, top: 78};

/** A dialog over the dimmed screen: its title, its content, then Cancel and the button that ends it. */
export function Dialog({
  height,
  title,
  action,
  beside,
  children,
}: {
  /** Of the whole sheet. */
  height: number;
  title: string;
  action?: LabelKey;
  /** A part at the right of the title, from its x. */
  beside?: (x: number, y: number) => ReactNode;
  children: ReactNode;
}): ReactNode {
  const {c, label} = usePen();
  const bottom = height - 16;
  const actionWidth = action ? widthFor(label(action)) : 0;
  const cancelWidth = widthFor(label('cancel'));
  return (
    <>
      <rect width={WIDTH} height={height} fill={c('surface-hover')} />
      <Panel x={16} y={16} width={WIDTH - 32} height={height - 32} />
      <Text x={DIALOG.left} y={46} size={17} bold max={400}>
        {title}
      </Text>
      {beside?.(DIALOG.left + measure(title, 17, true) + 12, 29)}
      <path
        d={`m${DIALOG.right - 11} 35 10 10m0-10-10 10`}
        stroke={c('text-muted')}
        strokeWidth={1.75}
      />
      <path d={`M16.5 62.5H${WIDTH - 16.5}`} stroke={c('border')} />
      {children}
      {action && (
        <>
          <path d={`M16.5 ${bottom - 56.5}H${WIDTH - 16.5}`} stroke={c('border')} />
          <Button x={DIALOG.right - actionWidth - cancelWidth - 10} y={bottom - 43}>
            {label('cancel')}
          </Button>
          <Button x={DIALOG.right - actionWidth} y={bottom - 43} main>
            {label(action)}
          </Button>
        </>
      )}
    </>
  );
}

/** Options next to each other, one of them chosen: a frame and bold words say which. */
export function Segments({
  x,
  y,
  width,
  options,
  chosen,
}: {
  x: number;
  y: number;
  width: number;
  options: string[];
  chosen: string;
}): ReactNode {
  const {c} = usePen();
  const each = width / options.length;
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={29}
        rx={6}
        fill={c('surface')}
        stroke={c('border-strong')}
      />
      {options.map((option, index) => {
        const left = x + index * each;
        const on = option === chosen;
        return (
          <g key={option}>
            {on && (
              <rect
                x={left + 1}
                y={y + 1}
                width={each - 2}
                height={28}
                rx={6}
                fill={c('accent-soft')}
                stroke={c('accent')}
                strokeWidth={2}
              />
            )}
            <Text
              x={left + each / 2}
              y={y + 20}
              size={14}
              bold={on}
              anchor="middle"
              colour={on ? 'accent' : 'text'}
              max={each - 8}
            >
              {option}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A round choice with its words, in a line 28 high. */
export function Radio({
  x,
  y,
  on,
  max,
  children,
}: {
  x: number;
  y: number;
  on: boolean;
  max: number;
  children: string;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <circle
        cx={x + 9}
        cy={y + 14}
        r={8}
        fill={c('surface')}
        stroke={c(on ? 'accent' : 'border-strong')}
        strokeWidth={1.75}
      />
      {on && <circle cx={x + 9} cy={y + 14} r={4.5} fill={c('accent')} />}
      <Text x={x + 26} y={y + 19} size={14} bold={on} max={max - 26}>
        {children}
      </Text>
    </>
  );
}

const people: {name: string; level: LabelKey}[] = [
  {name: 'Hugo', level: 'roadmap-owner'},
  {name: 'Nadia', level: 'editor'},
  {name: 'Éléonore', level: 'viewer'},
];

/** The people of a roadmap, one a line of 36, each with the list of its level. */
export function LevelList({x, y, width}: {x: number; y: number; width: number}): ReactNode {
  const {c, label} = usePen();
  return (
    <>
      {people.map(({name, level}, index) => {
        const top = y + index * 36;
        return (
          <g key={name}>
            <circle cx={x + 12} cy={top + 18} r={12} fill={c('accent-soft')} />
            <Text x={x + 12} y={top + 23} size={14} bold anchor="middle" colour="accent">
              {name.charAt(0)}
            </Text>
            <Text x={x + 34} y={top + 23} size={14}>
              {name}
            </Text>
            <Text x={x + width - 24} y={top + 23} size={14} anchor="end" max={110}>
              {label(level)}
            </Text>
            <Chevron x={x + width - 14} y={top + 16} />
            {index > 0 && <path d={`M${x} ${top + 0.5}h${width}`} stroke={c('border')} />}
          </g>
        );
      })}
    </>
  );
}
