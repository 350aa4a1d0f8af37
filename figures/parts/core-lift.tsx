import type {ReactNode} from 'react';
import {
  Buttons,
  label,
  Marker,
  measure,
  Rect,
  stack,
  Text,
  type ColourName,
  type LabelKey,
  type FigureText,
  type Position,
  type RectProps,
} from '@guide/figures/kit';

export const steps: LabelKey[] = [
  'source',
  'preview',
  'mapping',
  'quality',
  'dry-run',
  'run-import',
];

/** `y`: centre. */
export function StepBar({y, open}: {y: number; open: LabelKey}): ReactNode {
  const current = steps.indexOf(open);
  const labelWidth = measure(label(open), 15, true) + 12;
  const centreXs = steps.map((_, index) => 30 + index * 40 + (index > current ? labelWidth : 0));
  return (
    <>
      {centreXs.map((x, index) => {
        const from = centreXs[index - 1]! + 15 + (index - 1 === current ? labelWidth : 0);
        return (
          <g key={index}>
            {index > 0 && (
              <path d={`M${from} ${y}H${x - 15}`} stroke="border-strong" strokeWidth={1.5} />
            )}
            <StepMark x={x} y={y} number={index + 1} state={Math.sign(current - index)} />
          </g>
        );
      })}
      <Text
        x={centreXs[current]! + 19}
        y={y + 5}
        size={15}
        bold
        colour="accent"
        text={label(open)}
      />
    </>
  );
}

/** `state`: 1 if the step is done, 0 if it's open, -1 if it's to do. */
function StepMark({x, y, number, state}: Position & {number: number; state: number}) {
  const isOpen = state === 0;
  const [fill, stroke] = [isOpen ? 'accent' : 'surface', state < 0 ? 'border-strong' : 'accent'];
  const textProps = {bold: isOpen, colour: isOpen ? 'surface' : 'text-muted'} as const;
  return (
    <>
      <circle cx={x} cy={y} r={12} fill={fill} stroke={stroke} strokeWidth={1.5} />
      {state > 0 ? (
        <Tick x={x} y={y} colour="accent" />
      ) : (
        <Text x={x} y={y + 5} {...textProps} anchor="middle" text={String(number)} />
      )}
    </>
  );
}

/** The last button is primary. */
export function StepButtons({y, buttons}: {y: number; buttons: LabelKey[]}): ReactNode {
  return (
    <Buttons
      x={584}
      y={y}
      anchor="end"
      texts={buttons.map(label)}
      primaryIndex={buttons.length - 1}
    />
  );
}

/** Markers are numbered from `from`. */
export function Legend({
  x,
  y,
  entries,
  from = 1,
}: Position & {entries: FigureText[]; from?: number}): ReactNode {
  const starts = stack(
    entries.map((entry) => measure(entry, 14)),
    x,
    54,
  );
  return entries.map((entry, index) => (
    <g key={index}>
      <Marker x={starts[index]! + 13} y={y} number={index + from} />
      <Text x={starts[index]! + 32} y={y + 5} text={entry} />
    </g>
  ));
}

/** `x`, `y`: centre. */
export function Tick({x, y, colour}: Position & {colour: ColourName}): ReactNode {
  return <path d={`m${x - 6} ${y} 4 4.5 8-9`} fill="none" stroke={colour} strokeWidth={2.25} />;
}

export function ThickRect(props: RectProps): ReactNode {
  return <Rect strokeWidth={1.5} {...props} />;
}
