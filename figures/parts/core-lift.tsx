import type {ReactNode} from 'react';
import {Button, Marker, measure, Text, usePen, widthFor, type LabelKey} from '../kit';
import type {ColourName} from '../../src/lib/siteColours';

/** The steps of a dataset, in their order. */
export const steps: LabelKey[] = [
  'source',
  'preview',
  'mapping',
  'quality',
  'dry-run',
  'run-import',
];

/** The steps at the top of a dataset: earlier ones ticked, the open one named. */
export function StepBar({y, open}: {y: number; open: LabelKey}): ReactNode {
  const {label} = usePen();
  const current = steps.indexOf(open);
  const nameWidth = measure(label(open), 15, true) + 12;
  const centre = (index: number) => 30 + index * 40 + (index > current ? nameWidth : 0);
  return (
    <>
      {steps.map((step, index) => (
        <g key={step}>
          {index > 0 && (
            <Rule
              from={centre(index - 1) + 15 + (index - 1 === current ? nameWidth : 0)}
              to={centre(index) - 15}
              y={y}
            />
          )}
          <StepMark x={centre(index)} y={y} number={index + 1} gap={current - index} />
        </g>
      ))}
      <Text x={centre(current) + 19} y={y + 5} bold colour="accent">
        {label(open)}
      </Text>
    </>
  );
}

function Rule({from, to, y}: {from: number; to: number; y: number}) {
  const {c} = usePen();
  return <path d={`M${from} ${y}H${to}`} stroke={c('border-strong')} strokeWidth={1.5} />;
}

/** A step that is done (`gap` above 0), open (0) or to come (below 0). */
function StepMark({x, y, number, gap}: {x: number; y: number; number: number; gap: number}) {
  const {c} = usePen();
  const isOpen = gap === 0;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={12}
        fill={c(isOpen ? 'accent' : 'surface')}
        stroke={c(gap < 0 ? 'border-strong' : 'accent')}
        strokeWidth={1.5}
      />
      {gap > 0 ? (
        <Tick x={x} y={y} colour="accent" />
      ) : (
        <Text
          x={x}
          y={y + 5}
          size={14}
          bold={isOpen}
          anchor="middle"
          colour={isOpen ? 'surface' : 'text-muted'}
        >
          {String(number)}
        </Text>
      )}
    </>
  );
}

/** The buttons at the end of a step; the last one is the one to select. */
export function StepButtons({y, buttons}: {y: number; buttons: LabelKey[]}): ReactNode {
  const {label} = usePen();
  const startOf = (index: number) =>
    buttons.slice(index).reduce((left, key) => left - widthFor(label(key)) - 8, 592);
  return buttons.map((key, index) => (
    <Button key={key} x={startOf(index)} y={y} main={index === buttons.length - 1}>
      {label(key)}
    </Button>
  ));
}

/** What the numbered marks of a drawing stand for, on one line. */
export function Legend({x, y, entries}: {x: number; y: number; entries: string[]}): ReactNode {
  const starts = entries.map((_, index) =>
    entries.slice(0, index).reduce((sum, entry) => sum + measure(entry, 14) + 54, x),
  );
  return (
    <>
      {entries.map((entry, index) => (
        <g key={entry}>
          <Marker x={starts[index]! + 13} y={y}>
            {index + 1}
          </Marker>
          <Text x={starts[index]! + 32} y={y + 5} size={14}>
            {entry}
          </Text>
        </g>
      ))}
    </>
  );
}

/** A tick, around its middle. */
export function Tick({x, y, colour}: {x: number; y: number; colour: ColourName}): ReactNode {
  const {c} = usePen();
  return <path d={`m${x - 6} ${y} 4 4.5 8-9`} fill="none" stroke={c(colour)} strokeWidth={2.25} />;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A surface with an outline, drawn inside its place. */
export function Plate({
  place: {x, y, width, height},
  fill,
  stroke,
  radius = 6,
  dashed = false,
}: {
  place: Place;
  fill: ColourName;
  stroke: ColourName;
  radius?: number;
  dashed?: boolean;
}): ReactNode {
  const {c} = usePen();
  return (
    <rect
      x={x + 0.75}
      y={y + 0.75}
      width={width - 1.5}
      height={height - 1.5}
      rx={radius}
      fill={c(fill)}
      stroke={c(stroke)}
      strokeWidth={1.5}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  );
}
