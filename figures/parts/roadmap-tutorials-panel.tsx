import type {ReactNode} from 'react';
import {Button, Field, Text, usePen, WIDTH} from '../kit';
import {HEAD, PANEL, Pointer} from './roadmap-tutorials';

/** Width of what the panel holds. */
const INSIDE = 174;

/** A panel at the right, from the toolbar down. */
export function SidePanel({
  title,
  height,
  children,
}: {
  title: string;
  height: number;
  children: ReactNode;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <path
        d={`M${PANEL} ${HEAD + 0.5}H${WIDTH - 4.5}V${height - 12}q0 7.500-7.500 7.500H${PANEL}z`}
        fill={c('surface')}
        stroke={c('border-strong')}
      />
      <Text x={PANEL + 12} y={HEAD + 24} bold max={WIDTH - PANEL - 28} wrapped>
        {title}
      </Text>
      {children}
    </>
  );
}

/** A frame in accent around what the step is about. */
export function Focus({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): ReactNode {
  const {c} = usePen();
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={6}
      fill="none"
      stroke={c('accent')}
      strokeWidth={2.5}
    />
  );
}

/** A field of the panel at the right; `focus` marks the one to fill in. */
export function PanelField({
  y,
  label,
  value,
  select = false,
  focus = false,
}: {
  y: number;
  label: string;
  value: string;
  select?: boolean;
  focus?: boolean;
}): ReactNode {
  return (
    <>
      <Field x={PANEL + 12} y={y} width={INSIDE} label={label} value={value} select={select} />
      {focus && <Focus x={PANEL + 12.5} y={y + 20.5} width={INSIDE - 1} height={30} />}
    </>
  );
}

/** The button that ends a step in the panel at the right. */
export function PanelSave({y}: {y: number}): ReactNode {
  const {label} = usePen();
  return (
    <>
      <Button x={PANEL + 12} y={y} width={INSIDE} main>
        {label('save')}
      </Button>
      <Pointer x={PANEL + INSIDE - 14} y={y + 20} />
    </>
  );
}
