import type {ReactNode} from 'react';
import {
  Arrow,
  Badge,
  BAR,
  Button,
  type Cell,
  Chevron,
  type LabelKey,
  measure,
  Progress,
  Tabs,
  Text,
  type Tone,
  usePen,
  type Words,
} from '../kit';

type Point = [x: number, y: number];

/** An arrow in one straight line. */
export function Straight({from, to}: {from: Point; to: Point}): ReactNode {
  return <Arrow points={[from, to]} />;
}

/** The pointer of a mouse, its tip at the place: what the reader selects. */
export function Pointer({x, y}: {x: number; y: number}): ReactNode {
  const {c} = usePen();
  return (
    <path
      d={`m${x} ${y} 0 21 5-4.5 3.5 7.5 4-2-3.5-7.5 7-.5z`}
      fill={c('text')}
      stroke={c('surface')}
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

/** Cell of a table with the health of a project. */
export function useHealthCell(): (health: Health) => Cell {
  const {label} = usePen();
  return (health) => (x, y) => (
    <Badge x={x} y={y + 4} tone={healthTones[health]}>
      {label(health)}
    </Badge>
  );
}

/** Words for a percentage. */
export function percentage(percent: number): Words {
  return {en: `${percent}%`, fr: `${percent} %`};
}

/** Cell of a table with a progress bar and its figure. */
export function useProgressCell(): (percent: number) => Cell {
  const {say} = usePen();
  return (percent) => (x, y) => (
    <>
      <Progress x={x} y={y + 12} width={60} percent={percent} />
      <Text x={x + 68} y={y + 21} size={14} max={46}>
        {say(percentage(percent))}
      </Text>
    </>
  );
}

/** Cell that names a group of rows, over the whole width of a table. */
export function useGroupCell(width: number): (name: string, count: string) => Cell {
  const {c} = usePen();
  return (name, count) => (x, y) => (
    <>
      <rect x={x - 8} y={y + 1} width={width} height={31} fill={c('surface-raised')} />
      <Chevron x={x + 2} y={y + 14} colour="text" />
      <Text x={x + 20} y={y + 21} size={14} bold max={240}>
        {name}
      </Text>
      <Text x={x + width - 16} y={y + 21} size={14} colour="text-muted" anchor="end">
        {count}
      </Text>
    </>
  );
}

/** Name of the sample project and the first of its tabs, one of them open. */
export function ProjectHead({
  x,
  y,
  open,
  tabs,
}: {
  x: number;
  y: number;
  open: LabelKey;
  tabs: LabelKey[];
}): ReactNode {
  const {label, say} = usePen();
  const items = tabs.map((key) => ({
    text: label(key),
    width: Math.ceil(measure(label(key), 14, true)),
  }));
  return (
    <>
      <Text x={x} y={y} bold>
        {say({en: 'TICKET · Contactless ticketing', fr: 'TICKET · Billettique sans contact'})}
      </Text>
      <Tabs x={x} y={y + 28} items={[...items, {text: '…', width: 16}]} open={label(open)} />
    </>
  );
}

const HELP_MARK = '?';

/** The top bar of the product with all its controls, `BAR` high. */
export function FullTopBar({y}: {y: number}): ReactNode {
  const {c, label} = usePen();
  const middle = y + BAR / 2;
  return (
    <>
      <circle cx={24} cy={middle} r={6} fill="none" stroke={c('accent')} strokeWidth={2.5} />
      <Text x={42} y={middle + 5} bold max={76}>
        {label('projects')}
      </Text>
      <Chevron x={122} y={middle - 2} />
      <Search x={258} y={middle} />
      <Button x={400} y={middle - 15} width={92}>
        {label('new')}
      </Button>
      <Bell x={514} y={middle} />
      <circle cx={544} cy={middle} r={9} fill="none" stroke={c('text-muted')} strokeWidth={1.75} />
      <Text x={544} y={middle + 5} size={14} colour="text-muted" bold anchor="middle">
        {HELP_MARK}
      </Text>
      <circle cx={574} cy={middle} r={11} fill={c('accent-soft')} stroke={c('accent')} />
      <circle cx={574} cy={middle - 3} r={3.5} fill={c('accent')} />
      <path d={`M568 ${middle + 7}a6 5 0 0 1 12 0z`} fill={c('accent')} />
    </>
  );
}

function Search({x, y}: {x: number; y: number}) {
  const {c, label} = usePen();
  return (
    <>
      <rect x={x} y={y - 15} width={130} height={30} rx={15} fill={c('surface-hover')} />
      <g fill="none" stroke={c('text-muted')} strokeWidth={1.75}>
        <circle cx={x + 17} cy={y - 1} r={5} />
        <path d={`m${x + 21} ${y + 3} 4 4`} />
      </g>
      <Text x={x + 32} y={y + 5} size={14} colour="text-muted" max={94}>
        {label('search')}
      </Text>
    </>
  );
}

function Bell({x, y}: {x: number; y: number}) {
  const {c} = usePen();
  return (
    <path
      d={`M${x - 8} ${y + 5}c3-3 2-5 2-8a6 6 0 0 1 12 0c0 3-1 5 2 8zm5 3.5a3 3 0 0 0 6 0`}
      fill="none"
      stroke={c('text-muted')}
      strokeWidth={1.75}
      strokeLinejoin="round"
    />
  );
}
