import type {ReactNode} from 'react';
import {
  Buttons,
  Chevron,
  Close,
  label,
  measure,
  Panel,
  Rect,
  Text,
  WIDTH,
  type LabelKey,
  type FigureText,
  type Position,
} from '@guide/figures/kit';

export const DIALOG = {left: 36, right: WIDTH - 36};

export function Dialog({
  height,
  title,
  action,
  titleSuffix,
  children,
}: {
  height: number;
  title: string;
  action?: LabelKey;
  /** Draws content to the right of the title. */
  titleSuffix?: (x: number, y: number) => ReactNode;
  children: ReactNode;
}): ReactNode {
  const bottom = height - 16;
  const buttons = action ? ['cancel', action].map(label) : [];
  return (
    <>
      <rect width={WIDTH} height={height} fill="surface-hover" />
      <Panel x={16} y={16} width={WIDTH - 32} height={height - 32} />
      <Text x={DIALOG.left} y={46} size={17} bold maxWidth={400} text={title} />
      {titleSuffix?.(DIALOG.left + measure(title, 17, true) + 12, 29)}
      <Close x={DIALOG.right - 11} y={35} size={10} />
      <path d={`M16.5 62.5H${WIDTH - 16.5}`} stroke="border" />
      {children}
      {action && (
        <>
          <path d={`M16.5 ${bottom - 56.5}H${WIDTH - 16.5}`} stroke="border" />
          <Buttons
            x={DIALOG.right}
            y={bottom - 43}
            anchor="end"
            gap={10}
            texts={buttons}
            primaryIndex={1}
          />
        </>
      )}
    </>
  );
}

export function Segments({
  x,
  y,
  width,
  options,
  chosen,
}: Position & {width: number; options: string[]; chosen: string}): ReactNode {
  const optionWidth = width / options.length;
  return (
    <>
      <Rect x={x} y={y} width={width} height={30} />
      {options.map((option, index) => {
        const bounds = {x: x + index * optionWidth, y, width: optionWidth, height: 30};
        const textProps = {
          x: bounds.x + optionWidth / 2,
          y: y + 20,
          anchor: 'middle',
          maxWidth: optionWidth - 8,
        } as const;
        return option === chosen ? (
          <g key={option}>
            <Rect {...bounds} fill="accent-soft" stroke="accent" strokeWidth={2} />
            <Text {...textProps} bold colour="accent" text={option} />
          </g>
        ) : (
          <Text key={option} {...textProps} text={option} />
        );
      })}
    </>
  );
}

/** 28 high. */
export function Radio({
  x,
  y,
  on = false,
  maxWidth,
  text,
}: Position & {on?: boolean; maxWidth: number; text: FigureText}): ReactNode {
  const centre = {cx: x + 9, cy: y + 14};
  const stroke = on ? 'accent' : 'border-strong';
  return (
    <>
      <circle {...centre} r={8} fill="surface" stroke={stroke} strokeWidth={1.75} />
      {on && <circle {...centre} r={4.5} fill="accent" />}
      <Text x={x + 26} y={y + 19} bold={on} maxWidth={maxWidth - 26} text={text} />
    </>
  );
}

const people: {name: string; level: LabelKey}[] = [
  {name: 'Hugo', level: 'roadmap-owner'},
  {name: 'Nadia', level: 'editor'},
  {name: 'Éléonore', level: 'viewer'},
];

/** Rows are 36 high. */
export function LevelList({x, y, width}: Position & {width: number}): ReactNode {
  return people.map(({name, level}, index) => {
    const top = y + index * 36;
    return (
      <g key={name}>
        <circle cx={x + 12} cy={top + 18} r={12} fill="accent-soft" />
        <Text x={x + 12} y={top + 23} bold anchor="middle" colour="accent" text={name.charAt(0)} />
        <Text x={x + 34} y={top + 23} text={name} />
        <Text x={x + width - 24} y={top + 23} anchor="end" maxWidth={110} text={label(level)} />
        <Chevron x={x + width - 14} y={top + 16} />
        {index > 0 && <path d={`M${x} ${top + 0.5}h${width}`} stroke="border" />}
      </g>
    );
  });
}
