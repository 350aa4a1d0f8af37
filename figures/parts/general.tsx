import type {ReactNode} from 'react';
import {
  Badge,
  Button,
  Chevron,
  label,
  Mark,
  percentage,
  Progress,
  Tabs,
  Text,
  WINDOW_BAR_HEIGHT,
  type Cell,
  type LabelKey,
  type FigureText,
  type Position,
  type Tone,
  type Translations,
} from '@guide/figures/kit';

export const project: Translations = {
  en: 'TICKET · Contactless ticketing',
  fr: 'TICKET · Billettique sans contact',
};

/** `x`, `y`: tip. */
export function Pointer({x, y}: Position): ReactNode {
  return (
    <path
      d={`m${x} ${y} 0 21 5-4.5 3.5 7.5 4-2-3.5-7.5 7-.5z`}
      fill="text"
      stroke="surface"
      strokeWidth={2}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  );
}

export type Health = 'green' | 'amber' | 'red' | 'not-set';

const healthTones: Record<Health, Tone> = {
  green: 'success',
  amber: 'warning',
  red: 'danger',
  'not-set': 'neutral',
};

export function healthCell(health: Health): Cell {
  return function draw(x, y) {
    return <Badge x={x} y={y + 4} tone={healthTones[health]} text={label(health)} />;
  };
}

export function progressCell(percent: number): Cell {
  return function draw(x, y) {
    return (
      <>
        <Progress x={x} y={y + 12} width={60} percent={percent} />
        <Text x={x + 68} y={y + 21} maxWidth={46} text={percentage(percent)} />
      </>
    );
  };
}

export function groupCell(width: number, name: FigureText, count: FigureText): Cell {
  return function draw(x, y) {
    return (
      <>
        <rect x={x - 8} y={y + 1} width={width} height={31} fill="surface-raised" />
        <Chevron x={x + 2} y={y + 14} colour="text" />
        <Text x={x + 20} y={y + 21} bold maxWidth={240} text={name} />
        <Text x={x + width - 16} y={y + 21} muted anchor="end" text={count} />
      </>
    );
  };
}

export function ProjectHead({
  x,
  y,
  open,
  tabs,
}: Position & {open: LabelKey; tabs: LabelKey[]}): ReactNode {
  return (
    <>
      <Text x={x} y={y} size={15} bold text={project} />
      <Tabs x={x} y={y + 28} items={[...tabs.map(label), '…']} open={label(open)} />
    </>
  );
}

export function FullTopBar({y}: {y: number}): ReactNode {
  const centreY = y + WINDOW_BAR_HEIGHT / 2;
  return (
    <>
      <Mark x={14} y={centreY - 10} />
      <Text x={42} y={centreY + 5} size={15} bold maxWidth={76} text={label('projects')} />
      <Chevron x={122} y={centreY - 2} />
      <Search x={258} y={centreY} />
      <Button x={400} y={centreY - 15} width={92} text={label('new')} />
      <Bell x={514} y={centreY} />
      <circle cx={544} cy={centreY} r={9} fill="none" stroke="text-muted" strokeWidth={1.75} />
      <Text x={544} y={centreY + 5} muted bold anchor="middle" text="?" />
      <circle cx={574} cy={centreY} r={11} fill="accent-soft" stroke="accent" />
      <circle cx={574} cy={centreY - 3} r={3.5} fill="accent" />
      <path d={`M568 ${centreY + 7}a6 5 0 0 1 12 0z`} fill="accent" />
    </>
  );
}

function Search({x, y}: Position) {
  return (
    <>
      <rect x={x} y={y - 15} width={130} height={30} rx={15} fill="surface-hover" />
      <g fill="none" stroke="text-muted" strokeWidth={1.75}>
        <circle cx={x + 17} cy={y - 1} r={5} />
        <path d={`m${x + 21} ${y + 3} 4 4`} />
      </g>
      <Text x={x + 32} y={y + 5} muted maxWidth={94} text={label('search')} />
    </>
  );
}

function Bell({x, y}: Position) {
  return (
    <path
      d={`M${x - 8} ${y + 5}c3-3 2-5 2-8a6 6 0 0 1 12 0c0 3-1 5 2 8zm5 3.5a3 3 0 0 0 6 0`}
      fill="none"
      stroke="text-muted"
      strokeWidth={1.75}
      strokeLinejoin="round"
    />
  );
}
